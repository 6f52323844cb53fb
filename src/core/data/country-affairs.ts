/**
 * What happens in a country that gives an affair its name, language by language, written by hand: what it is called, and after the colon the words for it in
 * every case. A star stands for some letters more. Left out is what stands for other things too (a blow that is no coup, a protest against a referee), and war,
 * sanctions and talks, of which a country has many.
 */
export const COUNTRY_AFFAIRS: Readonly<Record<string, string>> = {
  ru: `выборы:выборы,выборов,выборам,выборах,выборами; референдум:референдум*; землетрясение:землетрясени*; наводнения:наводнени*; лесные пожары:лесн* пожар*,природн* пожар*;
    ураган:ураган,урагана,урагану,ураганом,урагане; тайфун:тайфун*; оползень:оползень,оползн*; извержение вулкана:извержени* вулкан*; засуха:засух*; жара:жара,жары,жару,жарой;
    протесты:протесты,протестов,протестам,протестах,протестами,акци* протеста; беспорядки:беспорядк*; забастовка:забастовк*,забастовок; переворот:государственн* переворот*,военн* переворот*,попытк* переворота;
    крушение самолёта:крушени* самолёта,крушени* самолета,авиакатастроф*; крушение поезда:крушени* поезда; отключение электричества:отключени* электр*,блэкаут*; холера:холер*; корь:корь,кори,корью`,
  uk: `вибори:вибори,виборів,виборам,виборах,виборами; референдум:референдум*; землетрус:землетрус*; повінь:повінь,повені,повеней,повеням,повенях,повінню; лісові пожежі:лісов* пожеж*;
    ураган:ураган,урагану,ураганом,урагані; тайфун:тайфун*; зсув:зсув* ґрунт*; виверження вулкана:виверженн* вулкан*; посуха:посуха,посухи,посуху,посухою,посусі; спека:спека,спеки,спеку,спекою;
    протести:протести,протестів,протестам,протестах,протестами,акці* протесту; заворушення:заворушен*; страйк:страйк*; переворот:державн* переворот*,військов* переворот*,спроб* перевороту;
    авіакатастрофа:авіакатастроф*,катастроф* літака; відключення світла:відключенн* світла,відключенн* електр*,блекаут*; холера:холер*; кір:спалах* кору`,
  be: `выбары:выбары,выбараў,выбарам,выбарах,выбарамі; рэферэндум:рэферэндум*; землятрус:землятрус*; паводка:паводк*,паводак; лясныя пажары:лясн* пажар*; ураган:ураган,урагану,урагана,ураганам; засуха:засух*;
    пратэсты:пратэсты,пратэстаў,пратэстах,пратэстамі; забастоўка:забастоўк*,забастовак; пераварот:дзяржаўн* пераварот*,ваенн* пераварот*; халера:халер*`,
  bg: `избори:избори,изборите; референдум:референдум*; земетресение:земетресен*; наводнения:наводнени*; горски пожари:горск* пожар*; ураган:ураган,урагана,ураганът; тайфун:тайфун*; свлачище:свлачищ*;
    изригване на вулкан:изригван* на вулкан*; суша:засушаван*; жега:жега,жегата,жегите,горещини,горещините; протести:протести,протестите; безредици:безредици*; стачка:стачк*;
    преврат:държав* преврат*,воен* преврат*,опит* за преврат; самолетна катастрофа:самолетн* катастроф*; влакова катастрофа:влаков* катастроф*; холера:холер*`,
  sr: `избори:избори,избора,изборима,изборе; референдум:референдум*; земљотрес:земљотрес*; поплаве:поплаве,поплава,поплавама; шумски пожари:шумск* пожар*; клизиште:клизишт*; суша:суша,суше,суши,сушу,сушом;
    протести:протести,протесте,протестима; нереди:нереди,нереда,нередима; штрајк:штрајк*; државни удар:државн* удар*; авионска несрећа:авионск* несре*; железничка несрећа:железничк* несре*; колера:колера,колере,колеру;
    izbori:izbori,izbora,izborima,izbore; zemljotres:zemljotres*; poplave:poplave,poplava,poplavama; šumski požari:šumsk* požar*; suša:suša,suše,suši,sušu,sušom; protesti:protesti,proteste,protestima;
    neredi:neredi,nereda,neredima; štrajk:štrajk*; državni udar:državn* udar*; avionska nesreća:avionsk* nesre*`,
  hr: `izbori:izbori,izbora,izborima,izbore; referendum:referendum*; potres:potres,potresa,potresu,potresi,potresom; poplave:poplave,poplava,poplavama; šumski požari:šumsk* požar*; uragan:uragan,uragana,uraganu,uraganom;
    klizište:klizišt*; erupcija vulkana:erupcij* vulkana; suša:suša,suše,suši,sušu,sušom; prosvjedi:prosvjedi,prosvjeda,prosvjede,prosvjedima; neredi:neredi,nereda,neredima; štrajk:štrajk*; državni udar:državn* udar*;
    zrakoplovna nesreća:zrakoplovn* nesre*; željeznička nesreća:željezničk* nesre*; kolera:kolera,kolere,koleru`,
  sl: `volitve:volitve,volitev,volitvah,volitvam,volitvami; referendum:referendum*; potres:potres,potresa,potresu,potresi,potresom; poplave:poplave,poplav,poplavah,poplavami; gozdni požari:gozdn* požar*; orkan:orkan*; suša:suša,suše,suši,sušo;
    protesti:protesti,protestov,protestih,proteste; stavka:stavka,stavke,stavki,stavko; državni udar:državn* udar*; letalska nesreča:letalsk* nesre*; kolera:kolera,kolere,kolero`,
  pl: `wybory:wybory,wyborów,wyborom,wyborach,wyborami; referendum:referendum; trzęsienie ziemi:trzęsien* ziemi; powódź:powódź,powodzi,powodzią,powodzie,powodziom,powodziach,powodziami; pożary lasów:pożar* lasów;
    huragan:huragan,huraganu,huraganem,huraganie; tajfun:tajfun,tajfunu,tajfunem,tajfunie; osuwisko:osuwisk*; erupcja wulkanu:erupcj* wulkanu,wybuch* wulkanu; susza:susza,suszy,suszę,suszą; upały:upał*;
    protesty:protesty,protestów,protestom,protestach,protestami; zamieszki:zamieszki,zamieszek,zamieszkach,zamieszkami; strajk:strajk,strajku,strajki,strajków,strajkiem,strajkach; zamach stanu:zamach* stanu;
    katastrofa lotnicza:katastrof* lotnicz*; katastrofa kolejowa:katastrof* kolejow*; awaria prądu:awari* prądu,awari* zasilania,blackout*; cholera:epidemi* cholery`,
  cs: `volby:volby,voleb,volbám,volbách,volbami; referendum:referend*; zemětřesení:zemětřesen*; záplavy:záplavy,záplav,záplavám,záplavách,záplavami,povodn*,povodeň; lesní požáry:lesní* požár*; hurikán:hurikán*; tajfun:tajfun*;
    sesuv půdy:sesuv* půdy; výbuch sopky:výbuch* sopky,erupc* sopky; sucho:sucho,sucha,suchu,suchem; vlna veder:vln* veder; protesty:protesty,protestů,protestům,protestech; nepokoje:nepokoj*;
    stávka:stávka,stávky,stávce,stávku,stávkou,stávek; převrat:státní* převrat*,vojensk* převrat*,pokus* o převrat; letecké neštěstí:leteck* neštěst*; železniční neštěstí:železniční* neštěst*;
    výpadek proudu:výpad* proudu,blackout*; cholera:cholera,cholery,choleru,cholerou,choleře; spalničky:spalničk*,spalniček`,
  sk: `voľby:voľby,volieb,voľbám,voľbách,voľbami; referendum:referend*; zemetrasenie:zemetrasen*; záplavy:záplavy,záplav,záplavám,záplavách,záplavami,povodn*,povodeň; lesné požiare:lesn* požiar*; hurikán:hurikán*; tajfún:tajfún*;
    zosuv pôdy:zosuv* pôdy; výbuch sopky:výbuch* sopky; sucho:sucho,sucha,suchu,suchom; protesty:protesty,protestov,protestom,protestoch; nepokoje:nepokoj*; štrajk:štrajk*; prevrat:štátn* prevrat*,vojensk* prevrat*;
    letecké nešťastie:leteck* nešťast*; výpadok prúdu:výpad* prúdu,blackout*; cholera:cholera,cholery,choleru,cholerou`,
  tr: `seçim:seçim,seçimi,seçimin,seçimde,seçimden,seçime,seçimler,seçimleri,seçimlerin,seçimlerde,seçimlere,seçimlerinde,seçimlerine,seçimlerinin,seçiminde,seçimine,seçiminin; referandum:referandum*;
    deprem:deprem,depremi,depremin,depremde,depreme,depremden,depremler,depremleri,depremdeki; sel:sel,seli,selin,selde,selden,sele,seller,selleri,sellerin,sellerde,seldeki,selinde; orman yangınları:orman yangın*;
    kasırga:kasırga*; tayfun:tayfun*; heyelan:heyelan*; yanardağ patlaması:yanardağ patlama*; kuraklık:kuraklık*,kuraklığ*; aşırı sıcaklar:aşırı sıcaklar*,sıcak hava dalgası*; protestolar:protestolar*,protesto gösteri*;
    grev:grev,grevi,grevin,grevde,greve,grevden,grevler,grevleri,grevinde; darbe:askeri darbe*,darbe girişimi*; uçak kazası:uçak kazası*; tren kazası:tren kazası*; elektrik kesintisi:elektrik kesinti*; kolera:kolera*; kızamık:kızamık*`,
  ar: `الانتخابات:انتخابات; الاستفتاء:استفتاء; الزلزال:زلزال; الفيضانات:فيضانات,فيضان; حرائق الغابات:حرائق الغابات,حرائق غابات; الإعصار:إعصار; الانهيار الأرضي:انهيار أرضي,انهيارات أرضية;
    ثوران البركان:ثوران بركان,ثوران البركان; الجفاف:جفاف; موجة الحر:موجة الحر,موجة حر; الاحتجاجات:احتجاجات,مظاهرات,تظاهرات; أعمال الشغب:أعمال شغب,أعمال الشغب; الإضراب:إضراب;
    الانقلاب:انقلاب عسكري,انقلاب العسكري,محاولة انقلاب,محاولة الانقلاب; تحطم الطائرة:تحطم طائرة,تحطم الطائرة; حادث القطار:حادث قطار,حادث القطار; انقطاع الكهرباء:انقطاع الكهرباء,انقطاع التيار; الكوليرا:كوليرا; الحصبة:حصبة`,
  fa: `انتخابات:انتخابات; همه‌پرسی:همه‌پرسی; زلزله:زلزله,زمین‌لرزه; سیل:سیل,سیلاب; توفان:توفان,طوفان; خشکسالی:خشکسالی,خشک‌سالی; موج گرما:موج گرما; اعتراضات:اعتراضات,تظاهرات; اعتصاب:اعتصاب; کودتا:کودتا;
    سقوط هواپیما:سقوط هواپیما; قطع برق:قطع برق`,
  zh: `选举:选举,大选; 選舉:選舉,大選; 公投:公投; 地震:地震,强震,強震; 洪灾:洪水,洪灾,洪涝; 洪災:洪災,洪澇; 山火:山火,森林大火,林火; 台风:台风; 颱風:颱風; 飓风:飓风; 颶風:颶風; 山体滑坡:滑坡,泥石流;
    火山喷发:火山喷发,火山爆发; 旱灾:旱灾,干旱; 旱災:旱災,乾旱; 热浪:热浪; 熱浪:熱浪; 示威:示威,抗议活动,抗議活動; 骚乱:骚乱; 騷亂:騷亂; 罢工:罢工; 罷工:罷工; 政变:政变; 政變:政變;
    空难:空难,坠机; 空難:空難,墜機; 停电:停电; 停電:停電; 霍乱:霍乱; 霍亂:霍亂; 麻疹:麻疹`,
  fi: `vaalit:vaalit,vaalien,vaaleja,vaaleissa,vaaleihin,vaaleista,*vaalit,*vaalien,*vaaleissa; kansanäänestys:kansanäänesty*; maanjäristys:maanjäristy*; tulvat:tulva,tulvat,tulvien,tulvan,tulvia,tulvissa,tulviin,tulvista;
    maastopalot:maastopalo*,metsäpalo*; hurrikaani:hurrikaan*; taifuuni:taifuun*; maanvyöry:maanvyöry*; tulivuorenpurkaus:tulivuorenpurkau*; kuivuus:kuivuus,kuivuuden,kuivuudesta,kuivuuteen; helleaalto:helleaal*;
    mielenosoitukset:mielenosoitukset,mielenosoitusten,mielenosoituksia,mielenosoituksissa,mielenosoituksiin; mellakat:mellakat,mellakoiden,mellakoita,mellakoissa; lakko:lakko,lakon,lakkoa,lakossa,lakkoon,lakosta,lakot,lakkojen;
    vallankaappaus:vallankaappau*; lento-onnettomuus:lento-onnettomuu*; junaonnettomuus:junaonnettomuu*; sähkökatko:sähkökatko*; kolera:kolera*; tuhkarokko:tuhkarok*`,
  hu: `választás:választás,választást,választások,választásokat,választásokon,választáson,választásra,választásról,választása,választását,választásán; népszavazás:népszavazás*; földrengés:földrengés*; árvíz:árvíz*,árvizek*;
    erdőtüzek:erdőtűz*,erdőtüz*; hurrikán:hurrikán*; tájfun:tájfun*; földcsuszamlás:földcsuszamlás*; vulkánkitörés:vulkánkitörés*; aszály:aszály*; hőhullám:hőhullám*; tüntetések:tüntetés*; zavargások:zavargás*; sztrájk:sztrájk*;
    puccs:puccs*; vonatbaleset:vonatbaleset*; áramszünet:áramszünet*; kolera:kolera*; kanyaró:kanyaró*`,
  el: `εκλογές:εκλογές,εκλογών; δημοψήφισμα:δημοψήφισμα,δημοψηφίσματος; σεισμός:σεισμός,σεισμού,σεισμό,σεισμοί,σεισμών; πλημμύρες:πλημμύρες,πλημμύρα,πλημμύρας,πλημμυρών; πυρκαγιές:δασικ* πυρκαγι*,πυρκαγιές,πυρκαγιών;
    τυφώνας:τυφώνας,τυφώνα; κατολίσθηση:κατολίσθησ*; έκρηξη ηφαιστείου:έκρηξη ηφαιστείου; ξηρασία:ξηρασία*; καύσωνας:καύσωνας,καύσωνα; διαδηλώσεις:διαδηλώσεις,διαδηλώσεων,διαδήλωση; απεργία:απεργία,απεργίας,απεργίες,απεργιών;
    πραξικόπημα:πραξικόπημα,πραξικοπήματος; αεροπορικό δυστύχημα:αεροπορικ* δυστύχημα,αεροπορικ* δυστυχήματος; σιδηροδρομικό δυστύχημα:σιδηροδρομικ* δυστύχημα; χολέρα:χολέρα*; ιλαρά:ιλαρά*`,
  ro: `alegeri:alegeri,alegerile,alegerilor; referendum:referendum*; cutremur:cutremur*; inundații:inundați*; incendii de pădure:incendi* de pădure,incendi* de vegetație; uragan:uragan,uraganul,uraganului; taifun:taifun,taifunul,taifunului;
    alunecare de teren:alunec* de teren; erupție vulcanică:erupți* vulcan*; secetă:secet*; caniculă:canicul*; proteste:proteste,protestele,protestelor; grevă:grevă,greva,grevei,greve,grevele; lovitură de stat:lovitur* de stat;
    accident aviatic:accident* aviatic; accident feroviar:accident* feroviar; pană de curent:pan* de curent; holeră:holer*; rujeolă:rujeol*`,
  id: `pemilu:pemilu,pemilihan umum,pilpres; referendum:referendum; gempa:gempa,gempa bumi; banjir:banjir,banjir bandang; kebakaran hutan:kebakaran hutan; tanah longsor:tanah longsor; letusan gunung api:letusan gunung*,erupsi gunung*;
    kekeringan:kekeringan; gelombang panas:gelombang panas; unjuk rasa:unjuk rasa,demonstrasi; kerusuhan:kerusuhan; mogok kerja:mogok kerja; kudeta:kudeta; kecelakaan pesawat:kecelakaan pesawat,pesawat jatuh;
    kecelakaan kereta:kecelakaan kereta*; pemadaman listrik:pemadaman listrik; kolera:kolera; campak:campak`,
  vi: `bầu cử:bầu cử; trưng cầu dân ý:trưng cầu dân ý; động đất:động đất; lũ lụt:lũ lụt,lũ quét,ngập lụt; cháy rừng:cháy rừng; bão:cơn bão,siêu bão; lở đất:lở đất,sạt lở; núi lửa phun trào:núi lửa phun trào; hạn hán:hạn hán;
    nắng nóng:nắng nóng; biểu tình:biểu tình; bạo loạn:bạo loạn; đình công:đình công; đảo chính:đảo chính; rơi máy bay:rơi máy bay,máy bay rơi; mất điện:mất điện; dịch tả:dịch tả; sởi:dịch sởi,bệnh sởi`,
  hi: `चुनाव:चुनाव,चुनावों; जनमत संग्रह:जनमत संग्रह; भूकंप:भूकंप,भूकम्प; बाढ़:बाढ़; जंगल की आग:जंगल की आग,जंगलों में आग; तूफान:तूफान,तूफ़ान; भूस्खलन:भूस्खलन; विरोध प्रदर्शन:विरोध प्रदर्शन,विरोध प्रदर्शनों; हड़ताल:हड़ताल;
    तख्तापलट:तख्तापलट,तख़्तापलट; विमान हादसा:विमान हादसा,विमान हादसे,विमान दुर्घटना; ट्रेन हादसा:ट्रेन हादसा,ट्रेन हादसे,रेल हादसे; हैजा:हैजा,हैजे; खसरा:खसरा,खसरे`,
  lt: `rinkimai:rinkimai,rinkimų,rinkimuose,rinkimus,rinkimams; referendumas:referendum*; žemės drebėjimas:žemės drebėjim*; potvyniai:potvyn*; miškų gaisrai:mišk* gaisr*; uraganas:uragan*; taifūnas:taifūn*; sausra:sausr*;
    protestai:protestai,protestų,protestus,protestuose; streikas:streikas,streiko,streiką,streikai; perversmas:karin* perversm*,valstyb* perversm*; lėktuvo katastrofa:lėktuv* katastrof*; cholera:choler*`,
  lv: `vēlēšanas:vēlēšanas,vēlēšanu,vēlēšanās,vēlēšanām; referendums:referendum*; zemestrīce:zemestrīc*; plūdi:plūdi,plūdu,plūdiem,plūdos; mežu ugunsgrēki:mež* ugunsgrēk*; viesuļvētra:viesuļvētr*; taifūns:taifūn*; sausums:sausums,sausuma,sausumu;
    protesti:protesti,protestu,protestos,protestiem; streiks:streiks,streika,streiku,streiki; apvērsums:valsts apvērsum*,militār* apvērsum*; aviokatastrofa:aviokatastrof*; holera:holer*`,
  et: `valimised:valimis*; referendum:referendum*; maavärin:maavärin*; üleujutused:üleujutus*; metsatulekahjud:metsatulekahju*; orkaan:orkaan*; taifuun:taifuun*; põud:põud,põua,põuda; kuumalaine:kuumalaine*; meeleavaldused:meeleavaldus*;
    streik:streik,streigi,streiki,streigid; riigipööre:riigipöör*; lennuõnnetus:lennuõnnetus*; koolera:koolera*`,
  he: `בחירות:בחירות; משאל עם:משאל עם; רעידת אדמה:רעידת אדמה,רעידת האדמה; שיטפונות:שיטפונות,שיטפון; שריפות יער:שריפות יער; הוריקן:הוריקן; טייפון:טייפון; בצורת:בצורת; גל חום:גל חום,גל החום; הפגנות:הפגנות; מהומות:מהומות;
    שביתה:שביתה,שביתת; הפיכה:הפיכה צבאית,ניסיון הפיכה,ניסיון ההפיכה; התרסקות מטוס:התרסקות מטוס,התרסקות המטוס; הפסקת חשמל:הפסקת חשמל,הפסקת החשמל; כולרה:כולרה; חצבת:חצבת`,
  th: `การเลือกตั้ง:เลือกตั้ง; แผ่นดินไหว:แผ่นดินไหว; น้ำท่วม:น้ำท่วม,อุทกภัย; ไฟป่า:ไฟป่า; ไต้ฝุ่น:ไต้ฝุ่น; ดินถล่ม:ดินถล่ม; ภูเขาไฟระเบิด:ภูเขาไฟระเบิด; ภัยแล้ง:ภัยแล้ง; คลื่นความร้อน:คลื่นความร้อน; การประท้วง:การประท้วง,ชุมนุมประท้วง;
    รัฐประหาร:รัฐประหาร; เครื่องบินตก:เครื่องบินตก; ไฟดับ:ไฟดับ,ไฟฟ้าดับ`,
  bn: `নির্বাচন:নির্বাচন*; গণভোট:গণভোট*; ভূমিকম্প:ভূমিকম্প*; বন্যা:বন্যা,বন্যায়,বন্যার; দাবানল:দাবানল*; ঘূর্ণিঝড়:ঘূর্ণিঝড়*; ভূমিধস:ভূমিধস*; খরা:খরা,খরায়,খরার; তাপপ্রবাহ:তাপপ্রবাহ*; বিক্ষোভ:বিক্ষোভ*; ধর্মঘট:ধর্মঘট*;
    সামরিক অভ্যুত্থান:সামরিক অভ্যুত্থান*; কলেরা:কলেরা,কলেরায়,কলেরার`,
  ur: `انتخابات:انتخابات; ریفرنڈم:ریفرنڈم; زلزلہ:زلزلہ,زلزلے; سیلاب:سیلاب; طوفان:طوفان; خشک سالی:خشک سالی; مظاہرے:مظاہرے,مظاہروں; ہڑتال:ہڑتال; فوجی بغاوت:فوجی بغاوت; ہیضہ:ہیضہ,ہیضے`,
  ms: `pilihan raya:pilihan raya; gempa bumi:gempa,gempa bumi; banjir:banjir,banjir kilat; kebakaran hutan:kebakaran hutan; taufan:taufan; tanah runtuh:tanah runtuh; letusan gunung berapi:letusan gunung*; kemarau:kemarau; gelombang haba:gelombang haba;
    tunjuk perasaan:tunjuk perasaan,demonstrasi; rusuhan:rusuhan; rampasan kuasa:rampasan kuasa; nahas pesawat:nahas pesawat,pesawat terhempas; campak:campak`,
  ca: `eleccions:eleccions; referèndum:referèndum*; terratrèmol:terratrèmol*; inundacions:inundacions; incendis forestals:incendi* foresta*; huracà:huracà,huracans; tifó:tifó,tifons; erupció volcànica:erupció* volcàni*; sequera:sequera,sequeres; onada de calor:onad* de calor;
    protestes:protestes; aldarulls:aldarulls; vaga:vaga,vagues; cop d’estat:cop d’estat,cop d'estat; accident aeri:accident* aeri; apagada:apagada,apagades`,
  sw: `uchaguzi:uchaguzi; tetemeko la ardhi:tetemeko la ardhi; mafuriko:mafuriko; maporomoko ya ardhi:maporomoko ya ardhi; kimbunga:kimbunga; ukame:ukame; maandamano:maandamano; mgomo:mgomo; mapinduzi ya kijeshi:mapinduzi ya kijeshi; kipindupindu:kipindupindu`,
}
