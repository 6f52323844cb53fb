/**
 * What somebody is, as it opens a sentence before a name or is always written large, by language, in small letters. "-" before a word: longer ones that end
 * in it too ("finansminister"). Left out is what belongs to a name as it is told (kings, popes, "General Motors").
 */
const NORWEGIAN_DANISH =
  '-minister -ministeren -præsident -præsidenten -president -presidenten -borgmester -borgmesteren -ordfører -ordføreren -direktør -direktøren -partileder -leder -lederen -chef -chefen -sjef -sjefen ' +
  '-advokat -advokaten -anklager -anklageren -aktor -dommer -dommeren -lensmann -lensmannen -kaptajn -kaptajnen -kaptein -kapteinen -general -professor -professoren -træner -træneren -trener -treneren ' +
  '-talsmand -talsmann -talsperson -talskvinde -formand -rådmand -biskop -statsråd -statsråden -sekretær -sekretæren -kommissær -kommissæren -politikeren -forfatteren'
const SOUTH_SLAVIC =
  'predsjednik predsjednica predsednik predsednica premijer premijerka premier ministar ministrica ministarka minister gradonačelnik gradonačelnica župan županja guverner general direktor direktorica ' +
  'direktorka tužitelj tužilac sudac sudija izbornik trener zastupnik zastupnica poslanec poslanik'

export const OFFICE_WORDS: Readonly<Record<string, string>> = {
  nl: '-burgemeester -minister minister-president -premier -wethouder -staatssecretaris -commissaris -officier -rechter -advocaat kapitein kamerlid partijleider fractieleider -voorzitter -directeur hoogleraar -trainer -coach -bisschop -woordvoerder -generaal -president mr dhr mevr',
  fr: 'président présidente vice-président ministre maire préfet préfète gouverneur gouverneure sénateur sénatrice député députée juge procureur procureure capitaine colonel évêque professeur docteur directeur directrice sélectionneur entraîneur chancelier chancelière commissaire porte-parole secrétaire avocat avocate',
  es: 'presidente presidenta vicepresidente vicepresidenta expresidente expresidenta ministro ministra exministro exministra alcalde alcaldesa gobernador gobernadora senador senadora diputado diputada juez jueza fiscal capitán coronel canciller consejero consejera portavoz secretario secretaria director directora entrenador intendente obispo',
  it: 'presidente vicepresidente ministro ministra viceministro sindaco sindaca prefetto governatore procuratore procuratrice giudice senatore senatrice deputato deputata assessore assessora capitano cancelliere questore allenatore vescovo direttore direttrice premier vicepremier segretario segretaria portavoce commissario',
  pt: 'presidente vice-presidente ex-presidente ministro ministra primeiro-ministro primeira-ministra prefeito prefeita governador governadora senador senadora deputado deputada juiz juíza delegado delegada procurador procuradora vereador vereadora autarca chanceler treinador técnico secretário secretária diretor diretora capitão premiê',
  ro: 'premier premierul prim-ministru prim-ministrul președinte președintele președinta vicepreședintele ministru ministrul ministra primar primarul primărița viceprimarul procuror procurorul procuroarea prefect prefectul senator senatorul deputat deputatul deputata judecător judecătorul judecătoarea comisar comisarul colonelul director directorul directoarea antrenor antrenorul episcopul liderul profesorul medicul avocatul avocata secretarul guvernatorul europarlamentarul selecționerul',
  sv: '-minister -ministern -president -presidenten -rådet -råd -chef -chefen -direktör -direktören -ledare -ledaren -åklagare -åklagaren -advokat -advokaten -talesperson -talespersonen -talesman -ordförande -ordföranden -domare -domaren -kapten -kaptenen -professor -professorn -tränare -tränaren -biskop -biskopen -riksdagsledamoten -sekreterare -sekreteraren -kommissionären -landshövding -landshövdingen -borgmästare -borgmästaren -kommissarie -kommissarien -generalen -forskaren -experten -författaren -artisten',
  da: NORWEGIAN_DANISH,
  no: NORWEGIAN_DANISH,
  fi: '-ministeri -presidentti -johtaja -päällikkö -pormestari -edustaja -professori -tuomari -valmentaja -kansleri -syyttäjä -komisario -kenraali -piispa -tiedottaja -sihteeri -senaattori -kuvernööri -asianajaja -tutkija',
  pl: 'premier wicepremier prezydent wiceprezydent minister wiceminister burmistrz wójt wojewoda prezes wiceprezes prokurator sędzia poseł posłanka senator senatorka marszałek dyrektor dyrektorka generał pułkownik kapitan komendant rzecznik rzeczniczka trener trenerka selekcjoner profesor biskup arcybiskup mecenas przewodniczący przewodnicząca kanclerz starosta radny radna inspektor',
  cs: 'premiér premiérka vicepremiér prezident prezidentka ministr ministryně starosta starostka primátor primátorka hejtman hejtmanka poslanec poslankyně senátor senátorka soudce soudkyně žalobce žalobkyně předseda předsedkyně místopředseda ředitel ředitelka generál kapitán trenér mluvčí biskup kancléř náměstek guvernér profesor',
  sk: 'premiér premiérka vicepremiér prezident prezidentka minister ministerka starosta starostka primátor primátorka župan poslanec poslankyňa sudca sudkyňa prokurátor predseda predsedníčka podpredseda riaditeľ riaditeľka generál kapitán tréner hovorca hovorkyňa biskup kancelár guvernér profesor',
  sl: SOUTH_SLAVIC,
  hr: SOUTH_SLAVIC,
  bs: SOUTH_SLAVIC,
  sr: `${SOUTH_SLAVIC} председник председница премијер премијерка министар министарка градоначелник генерал директор директорка тужилац судија тренер посланик`,
  bg: 'президент президентът премиер премиерът министър министърът вицепремиерът кмет кметът прокурор прокурорът депутат депутатът съдия губернатор губернаторът директор директорът генерал треньорът говорителят',
  tr: 'vali valisi bakan bakanı başkan başkanı cumhurbaşkanı başbakan başsavcı savcı savcısı hakim hâkim müdür müdürü kaymakam milletvekili sözcü sözcüsü orgeneral albay avukat direktör sekreteri lider lideri rektör rektörü büyükelçi büyükelçisi komutanı antrenör',
  el: 'πρωθυπουργός πρόεδρος αντιπρόεδρος υπουργός υφυπουργός δήμαρχος περιφερειάρχης εισαγγελέας βουλευτής ευρωβουλευτής στρατηγός προπονητής διοικητής εκπρόσωπος πρέσβης καθηγητής',
  ru: 'президент премьер премьер-министр вице-премьер министр замминистра губернатор вице-губернатор мэр глава депутат сенатор прокурор судья генерал полковник майор капитан директор адвокат тренер спикер секретарь пресс-секретарь посол патриарх митрополит профессор актер актёр актриса певец певица режиссер режиссёр блогер',
  uk: "президент президентка прем'єр прем'єрка прем'єр-міністр міністр міністерка мер мерка губернатор голова депутат депутатка нардеп прокурор прокурорка суддя генерал полковник майор капітан директор директорка адвокат адвокатка тренер спікер речник речниця посол митрополит професор співак співачка режисер",
  id: 'presiden wapres gubernur wagub bupati walikota menteri menko mendagri menkeu menlu kapolri kapolres kapolda jenderal kolonel komjen kombes ketua direktur hakim jaksa jubir sekretaris camat profesor ustaz',
  ar: 'الرئيس رئيس الوزير الوزيرة وزير وزيرة المحافظ محافظ النائب النائبة القاضي القاضية الجنرال العقيد السفير السفيرة المدرب اللاعب الشيخ الدكتور الدكتورة المتحدث المتحدثة السيد السيدة رئيسة العمدة',
  he: 'השר השרה הנשיא השופט השופטת הרמטכ"ל חבר חברת המאמן העיר הממשלה האלוף ניצב הרב הפרופסור התובע התובעת',
  fa: 'استاندار وزیر رئیس‌جمهور رئیس نماینده سردار شهردار فرماندار سرمربی دکتر دادستان سخنگوی سفیر ژنرال قاضی',
  hi: 'मुख्यमंत्री प्रधानमंत्री राष्ट्रपति मंत्री राज्यपाल सांसद विधायक न्यायाधीश जज कोच कप्तान अधीक्षक नेता अध्यक्ष सचिव निदेशक प्रवक्ता मालिक',
  zh: '市长 市長 省长 縣長 县长 州长 州長 总统 總統 总理 總理 主席 部长 部長 队长 隊長 校长 校長 董事长 董事長 总经理 總經理 书记 書記 局长 局長 院长 院長 议长 議長 首相 外长 外長 防长 防長 发言人 發言人 教练 主教练 教練 法官 检察官 檢察官 矿主 律师 律師 导演 導演 演员 演員 歌手 作家 议员 議員 国务卿 國務卿 厂长 司机 教授 将军 將軍',
  ja: '知事 首相 大統領 市長 町長 村長 区長 容疑者 被告 氏 さん 選手 監督 社長 会長 議員 大臣 教授 長官 幹事長 代表 総裁 委員長 議長 主席 総理 外相 防衛相 財務相',
  ms: 'perdana presiden menteri gubernur jeneral ketua pengarah hakim',
}

/** What stands behind an office, and before the name of who holds it: "Menteri Perhubungan Siti …". */
export const OFFICE_DOMAINS: Readonly<Record<string, string>> = {
  id: 'presiden kota negeri luar dalam utama umum jenderal perhubungan keuangan pertahanan kesehatan pendidikan perdagangan perindustrian pertanian sosial agama pariwisata kehutanan hukum ketenagakerjaan',
  ms: 'menteri besar negeri luar dalam kewangan pertahanan kesihatan pendidikan',
}
