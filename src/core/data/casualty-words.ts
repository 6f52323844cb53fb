/**
 * Words for numbers, victims and ages in further languages, for `casualties.ts`. What stands with "_" is two words. Left out is what is common elsewhere:
 * Vietnamese "hai", Hungarian "hat", Turkish "on", Indonesian "luka" (a wound, and who plays basketball).
 */
export const FURTHER_NUMBERS: Readonly<Record<number, string>> = {
  2: 'দুই দু’জন दोन இருவர் ఇద్దరు બે രണ്ട് ਦੋ dwóch двух двоих двох ikiye שני שתי שניים شخصين شخصان twee dwa dwie dwoje dva dvě kaksi két ketten doi două δύο δυο два дві двоє две iki دو dua दो',
  3: 'তিন மூவர் ముగ్గురు ત્રણ മൂന്ന് ਤਿੰਨ تین трёх троих трьох ثلاث üçe שלושה שלוש drie trzy troje trzech tři kolme három hárman trei τρεις τρία три троє ثلاثة سه üç tiga तीन',
  4: 'চার நால்வர் నలుగురు ચાર നാല് ਚਾਰ چار четырёх четверых чотирьох أربع dörde ארבעה ארבע cztery czworo czterech čtyři neljä négy négyen patru τέσσερις τέσσερα чотири четыре أربعة چهار dört empat चार bốn',
  5: "পাঁচ पाच ఐదుగురు પાંચ അഞ്ച് ਪੰਜ پانچ пяти пятерых п'яти خمس beşe חמישה חמש vijf fem pięć pięcioro pięciu pět viisi öt öten cinci πέντε пять п'ять п'ятеро خمسة پنج beş पांच पाँच",
  6: 'ছয় सहा ఆరుగురు છ ആറ് ਛੇ چھ шести шестерых шестеро altıya שישה שש sase zes seks sześć sześcioro sześciu šest hatan șase έξι шесть шість ستة شش altı enam छह sáu',
  7: 'সাত ఏడుగురు સાત ഏഴ് ਸੱਤ سات семи семерых семеро سبع yediye שבעה שבע sapte zeven syv siedem siedmioro sedm seitsemän heten șapte επτά εφτά семь сім سبعة هفت yedi tujuh सात bảy',
  8: 'আট ఎనిమిది આઠ എട്ട് ਅੱਠ آٹھ восьми восьмерых sekize שמונה otte åtte osiem ośmioro osm kahdeksan nyolc nyolcan opt οκτώ οχτώ восемь восьмеро вісім ثمانية هشت sekiz delapan आठ tám',
  9: "નવ ഒമ്പത് ਨੌਂ девяти девятерых дев'яти تسع dokuza תשעה תשע negen dziewięć devět yhdeksän kilenc kilencen εννέα девять дев'ять تسعة dokuz sembilan नौ chín",
  10: 'দশ दहा દસ പത്ത് ਦਸ دس десяти عشرة עשרה tien dziesięć deset kymmenen tíz tízen zece δέκα ده sepuluh दस',
  11: 'одиннадцать одиннадцати одинадцять sebelas ग्यारह یازده',
  12: 'двенадцати twaalf tolv dwanaście dvanáct kaksitoista tizenkét tizenketten doisprezece δώδεκα двенадцать дванадцять دوازده बारह',
  20: 'двадцать двадцяти двадцять بیست बीस',
  24: 'עשרות tientallen dziesiątki desítky zeci δεκάδες десятки onlarca puluhan दर्जनों',
  200: 'honderden setki stovky sute εκατοντάδες сотні yüzlerce ratusan सैकड़ों صدها',
  2000: 'duizenden tysiące tisíce mii χιλιάδες тисячі binlerce ribuan हजारों هزاران',
}

/** Behind a count. */
export const FURTHER_DEAD =
  'নিহত নিহতের মৃত্যু মৃত্যুর মারা প্রাণহানি ہلاک ہلاکتیں جاں_بحق جاںبحق مارے_گئے اموات ठार मृत्यू मृत्यु பலி பலியாகினர் உயிரிழந்தனர் உயிரிழப்பு கொல்லப்பட்டனர் மரணம் మృతి మరణించారు દમ_તોડ્યો મોત મૃત્યુ മരിച്ചു മരണം ਮੌਤ ਹਲਾਕ ศพ เสียชีวิต ' +
  'جان_خود جانشان فوت שנהרגו yaşamını_yitirdi yaşamını_kaybetti can_verdi şehit_oldu öldüğü can_kaybı जान_गई जान_चली जान_गंवाई दम_तोड़ा दम_तोड़ शहीद 숨졌고 숨졌으며 숨진다 ' +
  'décédé décédés décédée décédées הרוגים הרוג הרוגה נהרגו נהרג נהרגה נספו מתו ' +
  'ertranken tödlich_verunglückt menschenleben asesinados asesinadas assassinados assassinadas assassinés assassinées vítimas_mortais levens doodgeschoten doodgestoken omkommit ihjälskjutna sköts_ihjäl ' +
  'skjutits_ihjäl människor_dog personer_dog män_dog kvinnor_dog barn_dog ofiar ofiary straciły_życie straciło_życie stracili_życie zginęło ' +
  'gestorven overleden omkom dræbte omkwamen komen_om kwamen_om kuollut kuoli kuolivat kuollutta kuolleet menehtyi menehtyivät hukkui kuolonuhria ' +
  'zginęli zmarło zmarli zabici utonęli śmiertelne śmiertelnych nie_żyje nie_żyją mrtví mrtvých zemřeli zemřelo zemřely zahynuli zahynulo zahynuly ' +
  'mŕtvi mŕtvych zomreli zomrelo halott meghalt meghaltak halálos vesztették morți murit decedat decedați decese uciși νεκροί νεκρούς νεκρών σκοτώθηκαν ' +
  'загинули загинуло загиблих померли вбито вбиті öldü ölü öldürüldü hayatını_kaybetti کشته جان_باختند جان_باخت मौत मौतें मरे मृत 사망 숨져 숨지고 숨진 숨졌다 ' +
  '사망했다 halt_meg haltak_meg halottja πέθαναν πέθανε मारे_गए मारे_गये مصرعهم مصرعه مصرعها حتفهم حتفه ucisi decedati tewas meninggal chết thiệt_mạng tử_vong' +
  ' falecidos falecidas falecen faleceron hildako hildakoak hil_dira hil_ziren látnir látin létust fórust dood sterf sterfgevalle vdekur vdesin vdiqën humbën_jetën humbin_jetën vrarë загінулых загінулі загінула загінуў забітых памерлі ахвяр загинати загинаа загинале мртви починаа ölüb həlak_olub həlak_oldu զոհ զոհվել զոհվեց մահացել მსხვერპლა დაიღუპა დაღუპულია გარდაიცვალა ემსხვერპლა қаза_тапты қаза_болды мерт_болды қайтыс_болды terkorban maut_dalam maut_akibat maut_selepas maut_apabila patay nasawi namatay wafariki wamefariki wamekufa waliofariki waliokufa wauawa waliuawa' +
  ' morren morreron vdekur vdekurve мёртвымі убиени orang_maut sekeluarga_maut beranak_maut lelaki_maut wanita_maut pelajar_maut penumpang_maut dua_maut tiga_maut empat_maut lima_maut enam_maut tujuh_maut lapan_maut загінуўшых загинатите öldürülüb can_verib dünyasını_dəyişib զոհվեցին մահացան մահացավ սպանվել սպանվեց սպանվեցին დაღუპული გარდაცვლილი იმსხვერპლა көз_жұмды көз_жұмған қаза_тауып қаза_тапқан мерт_болған wapoteza_maisha wamepoteza_maisha' +
  // Passive alone: whoever "murdered three" is not among the dead.
  ' ermordete erschossene erschossenen erstochene erstochenen vermoorde assassinati assassinate zamordowane zamordowani zamordowanych zastrzeleni zastrzelone zavražděny zavražděni zavražděných zastřeleni murhattiin δολοφονήθηκαν'
/** Before a count. */
export const FURTHER_DEAD_VERBS =
  'เสียชีวิต ผู้เสียชีวิต ' +
  'гибели гибель استشهاد استشهد قتلت جان_باختن کشته_شدن فوت مرگ נהרגו נספו 사망자가 사망자는 ' +
  'asesinan asesinaron ahogados ahogadas uccisi uccise morte morti śmierć_poniosły śmierć_poniosło ucciso ucis nie_żyje nie_żyją zabiła zabił zabili zabila zabil zemřeli zahynuli zomreli kuoli kuolivat menehtyi menehtyivät hukkui meghalt meghaltak πέθαναν σκοτώθηκαν døde omkom dræbte drepte zginęło zginęli zginęły zmarło zemřelo zahynulo zomrelo загинуло загинули tewaskan menewaskan 사망자' +
  ' falecen faleceron létust fórust vdesin vdiqën загінулі загінула загінуў памерлі ахвярамі загинаа загинале починаа დაიღუპა გარდაიცვალა patay nasawi wafariki' +
  ' hildakoak morren morreron'
export const FURTHER_HURT =
  'আহত जखमी घाइते காயம் காயமடைந்தனர் படுகாயம் గాయాలు గాయపడ్డారు ઘાયલ ઇજાગ્રસ્ત പരിക്ക് പരിക്കേറ്റു ਜ਼ਖ਼ਮੀ ਜ਼ਖਮੀ ' +
  'получили_ранения получили_травмы получил_ранения травмированы травмированными госпитализированы госпитализировано дістали_поранення отримали_поранення зазнали_поранень травмовані ' +
  'травмовано госпіталізовано госпіталізовані الجرحى المصابين νοσηλεύονται 다쳤고 부상을 ' +
  'schwerverletzte schwerverletzten leichtverletzte leichtverletzten zwaargewonden lichtgewonden rannych ranne ranni raniti ranite ranit פצועים פצוע פצועה נפצעו נפצע נפצעה ' +
  'kvæstet kvæstede tilskadekomne til_skade loukkaantui loukkaantuivat loukkaantunut haavoittui haavoittunut ranni rannymi zraněných zraněno zraněni zranilo ' +
  'zranených zranení megsérült megsérültek sérült sebesült răniți rănite rănit τραυματίες τραυματίστηκαν поранених поранені постраждали постраждалих ' +
  'yaralı yaralandı زخمی مصدوم مجروح घायल जख्मी 부상 다쳐 다치고 다쳤다 중상 luka-luka terluka luka_berat luka_ringan bị_thương' +
  ' zauritu zaurituak slasaðir slasaðar slasaðist slösuðust særðir særðust beseer gewondes plagosur lënduar plagosen параненых паранены паранена пацярпелых повредени_во ранети yaralanıb yaralandı վիրավոր վիրավորվել վիրավորվեց დაშავდა დაშავებული დაიჭრა жараланды жарақат_алды cedera tercedera sugatan nasugatan wajeruhiwa wamejeruhiwa majeruhi' +
  ' тешко_повредени потешко_повредени полесно_повредени двајца_повредени тројца_повредени четворица_повредени петмина_повредени шестмина_повредени седуммина_повредени осуммина_повредени деветмина_повредени десетмина_повредени лица_повредени луѓе_повредени повредени_лица xəsarət_alıb დაჭრილი დაშავებულია жарақат_алып жараланып lëndohen'
export const FURTHER_HURT_VERBS =
  'บาดเจ็บ ผู้บาดเจ็บ feriti أصيبت جرح زخمی_شدن מפציעת loukkaantui loukkaantuivat haavoittui τραυματίστηκαν пострадали пострадавших أصيب وأصيب zraniło zranilo поранено 부상자 melukai sugatan'
/** They make a number an age or a time. */
export const FURTHER_UNITS =
  'বছর বছরের বছরে দিন দিনের ঘণ্টা ঘণ্টার টাকা گھنٹے گھنٹوں دن वर्षांच्या वर्षांचा वर्षे वर्षीया रुपये तास வயது ஆண்டு ஆண்டுகள் நாட்கள் மணி ఏళ్ల ఏళ్లు గంటల రోజుల વર્ષ વર્ષના વર્ષીય દિવસ വയസ്സ് വയസ്സുള്ള വർഷം ਸਾਲ ปี วัน ชั่วโมง นาที บาท ' +
  'jaar jarige dagen uur minuten dage timer dager lat latek letni letnia dni godzin minut let letý letá leté letého letou dní hodin rokov ročný ročná éve év éves ' +
  'nap órája óra ani zile vuotta vuotias päivää tuntia χρονος χρονη χρονο χρονου χρονης χρονών χρόνια ετών ημέρες ώρες років роки рік днів годин хвилин ' +
  'yıl yıldır yaşında yaşındaki gün saat dakika سال ساله روز ساعت साल वर्ष वर्षीय दिन घंटे 세 살 년 년간 일 시간 tahun hari jam menit tuổi năm ngày giờ lei zł kč' +
  ' urteko urte egun ordu ára árs dagar daga klukkustundir jaar dae ure vjeç vjeçari vjeçare vjet orë ditë гадовы гадовая гадоў гады дзён гадзін години годишен годишна дена часа yaşlı ամյա տարեկան տարի օր ժամ წლის წელი დღე საათი жастағы жаста жыл күн сағат anyos taong taon araw oras' +
  ' წლიანი'
/** The same before the number: Swahili "miaka 12". */
export const UNITS_BEFORE = 'miaka miezi siku'
export const FURTHER_LEAD_INS =
  'sono op naar tot minstens zeker mindst minst co najmniej nejméně alespoň najmenej legalább cel puțin ainakin vähintään τουλάχιστον щонайменше en az حداقل 최소 sedikitnya ít nhất' +
  ' ang'

const NORDIC =
  /^(?:mennesker|personer|skiløpere|passagerer|passasjerer|børn|barn|kvinder|kvinner|mænd|menn|dræbt|dræbte|drept|drepte|døde|dødsfald|dødsfall|omkom|omkommet|omkommer|liv|druknede|druknet|kvæstet|kvæstede|sårede|såret|skadet|skadede|skadde|tilskadekomne|evakueret|evakuert)$/
const BASQUE = /^(?:hildako|hildakoak|zauritu|lagun|pertsona|gazte|langile|ume|emakume|gizon|haur|soldadu)$/
const AFRIKAANS =
  /^(?:mense|myners|sterf|beseer|gewond|gedood|dood|kinders|vroue|mans|werkers|polisiemanne|soldate|leerders|passasiers|lewens)$/
const FILIPINO = /^(?:katao|patay|sugatan|nasawi|namatay)$/
const SWAHILI =
  /^(?:watu|wanafunzi|watoto|abiria|askari|wanajeshi|raia|wafanyakazi|wachimbaji|polisi|majeruhi|wanawake|wanaume|wafariki|wamefariki|wafa|wauawa|wajeruhiwa|wamejeruhiwa)$/
/** Numbers that are common words elsewhere, with what stands beside them where they count: Danish "to" and "fire", Hungarian "hat", Indonesian "lima". */
export const NUMBERS_BESIDE_VICTIMS: ReadonlyMap<string, { readonly value: number; readonly beside: RegExp }> = new Map(
  Object.entries({
    to: { value: 2, beside: NORDIC },
    fire: { value: 4, beside: NORDIC },
    ni: { value: 9, beside: NORDIC },
    ti: { value: 10, beside: NORDIC },
    hat: { value: 6, beside: /^(?:ember|embert|halott|halottja|áldozat|áldozata|sérült|sérültje|személy|utas|gyerek|munkás|katona)$/ },
    kuusi: {
      value: 6,
      beside: /^(?:ihmistä|ihmisen|henkilöä|asukasta|lasta|kuoli|kuollutta|kuollut|loukkaantui|loukkaantunutta|haavoittui|menehtyi)$/,
    },
    lima: {
      value: 5,
      beside:
        /^(?:orang|korban|warga|penumpang|pekerja|anak|siswa|polisi|tentara|tewas|meninggal|luka-luka|terluka|maut|cedera|terkorban|sekeluarga|mangsa|pelajar|katao|patay|sugatan|nasawi)$/,
    },
    pito: { value: 7, beside: FILIPINO },
    bi: { value: 2, beside: BASQUE },
    lau: { value: 4, beside: BASQUE },
    hamar: { value: 10, beside: BASQUE },
    sex: {
      value: 6,
      beside: /^(?:látnir|látin|létust|fórust|slasaðir|slösuðust|særðir|særðust|manns|döda|skadade|omkom|dog|personer|människor)$/,
    },
    sjö: { value: 7, beside: /^(?:látnir|látin|létust|fórust|slasaðir|slösuðust|særðir|særðust|manns)$/ },
    ses: { value: 6, beside: AFRIKAANS },
    agt: { value: 8, beside: AFRIKAANS },
    sita: { value: 6, beside: SWAHILI },
    saba: { value: 7, beside: SWAHILI },
    tisa: { value: 9, beside: SWAHILI },
    kumi: { value: 10, beside: SWAHILI },
    on: { value: 10, beside: /^(?:kişi|işçi|ölü|yarali|asker|polis|madenci|öğrenci|çocuk|nəfər)$/ },
    он: { value: 10, beside: /^(?:адам|кісі|жолаушы|кенші|бала|сарбаз)$/ },
    hai: { value: 2, beside: /^(?:người|chết)$/ },
    ba: { value: 3, beside: /^(?:người|công|nạn|học|trẻ|cháu|mẹ)$/ },
    ...Object.fromEntries(
      [...'두세네']
        .concat('다섯 여섯 일곱 여덟 아홉 열'.split(' '))
        .map((word, index) => [word, { value: index + 2, beside: /^(?:명|사람)/ }]),
    ),
    nouă: { value: 9, beside: /^(?:persoane|oameni|morți|morti|răniți|raniti|victime|muncitori|copii)$/ },
    noua: { value: 9, beside: /^(?:persoane|oameni|morți|morti|răniți|raniti|victime|muncitori|copii)$/ },
  }),
)

/** Three words that tell of dying, before a count or behind it: "si-au pierdut viața", "a coûté la vie à". */
export const PHRASES_OF_DYING: ReadonlySet<string> = new Set(
  (
    'perdieron_la_vida pierden_la_vida perdió_la_vida costó_la_vida cuesta_la_vida cobró_la_vida perderam_a_vida perdem_a_vida perdeu_a_vida perden_a_vida perderon_a_vida custou_a_vida tirou_a_vida perso_la_vita perdono_la_vita ' +
    'costato_la_vita costata_la_vita perdu_la_vie perdent_la_vie coûté_la_vie coûte_la_vie om_het_leven έχασαν_τη_ζωή έχασε_τη_ζωή și-au_pierdut_viața si-au_pierdut_viata ' +
    'şi-au_pierdut_viaţa מצאו_את_מותם'
  ).split(' '),
)

/** What a toll is called that "has risen to" a count. */
export const FURTHER_TOLLS =
  'жертвами умерших загиблих القتلى قتلى الضحايا ضحايا الوفيات الشهداء کشته_شدگان کشته_ها کشته_های جان_باختگان جانباختگان قربانیان تلفات ההרוגים הנספים המתים ' +
  '사망자 사망자가 사망자는 사망자도 사망자_수가 희생자가 can_kaybı ölü_sayısı ölenlerin νεκρών νεκροί मृतकों मृतक मरने_वालों korban_tewas korban_jiwa korban_meninggal người_chết ' +
  'thiệt_mạng tử_vong' +
  ' falecidos hildako_kopurua hildakoen látinna dodetal sterftetal viktimave vdekurve vrarëve загінулых ахвяр загинати загинатите жртви жртвите ölənlərin olanların qurbanların զոհերի զոհվածների մահացածների დაღუპულთა გარდაცვლილთა მსხვერპლის მსხვერპლთა тапқандар болғандар angka_korban jumlah_korban angka_kematian jumlah_kematian nasawi namatay patay waliofariki waliokufa waliouawa vifo'
export const TOLLS_OF_HURT =
  'пострадавших раненых поранених постраждалих الجرحى جرحى المصابين الإصابات مصدومان مجروحان زخمی_ها הפצועים 부상자가 부상자는 yaralı_sayısı τραυματιών घायलों korban_luka bị_thương' +
  ' zaurituen slasaðra plagosurve параненых повредени yaralıların վիրավորների დაშავებულთა დაჭრილთა жараланғандар sugatan majeruhi waliojeruhiwa'
/** Before a count. */
export const FURTHER_RISES =
  'возросло увеличилась стали зросла зросло збільшилась збільшилася збільшилося сягнула досягла بلغ بلغت تجاوز تجاوزت עלה הגיע טיפס αυξήθηκε ανήλθε έφτασε बढ़कर बढ़ी ' +
  'menjadi jadi mencapai tăng lên' +
  ' ascende elévase klim дасягнуў komin hækkar hækkaði styg arrin arriti rritet shkon shkoi вырасла узрасла дасягнула павялічылася порасна искачи достигна зголеми հասել հասավ հասնում meningkat bertambah mencecah cecah yafikia imefikia yaongezeka imeongezeka'
/** Behind it, where the verb ends the sentence. */
export const RISES_BEHIND =
  'رسید رسیده افزایش اعلام yükseldi yükselirken çıktı ulaştı arttı oldu हुई हो पहुंची पहुंच 늘어 늘어났다 늘었다 늘어난 집계됐다 집계됐으며 증가했다 증가' +
  ' igo iritsi heldu çatdı çatıb yüksəldi yüksəlib artıb გაიზარდა მიაღწია ავიდა жетті артты өсті көбейді'
/** They lead to a count, far behind a verb that opens the sentence. */
export const TO_A_COUNT = 'إلى الى ל до lên به' + ' sa'
/** Such verbs. */
export const RISES_AT_HEAD =
  'ارتفع ارتفعت ارتفاع يرتفع ترتفع وصل وصلت עלה עלתה הגיע טיפס возросло выросло увеличилось зросла зросло tăng افزایش رسید' +
  ' umakyat umabot tumaas pumalo lumobo'
