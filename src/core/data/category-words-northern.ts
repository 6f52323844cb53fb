/** Seed words of Scandinavia and the Netherlands, in the notation of `category-words-en.ts`. All four languages write compounds as one word. */
export const NORTHERN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sv: {
    international:
      'annekter*! avråd*! fredspris*! diplomat*! ambassad*! utrikesminister*! utrikesdepart* toppmöte*! sanktion*! fn! nato! eu? avtal? förhandling*! förhandlar? fredssamtal* fredsavtal* säkerhetsrådet! statsbesök relationer? allierade* tullar? kreml? utvis* bilateral* utrikes*! fredsplan*! fred? tull! tullarna! handelskrig*! europeiska_unionen! eu-kommission*! biståndet bistånd* gränsen? grönland? stormakt* zelenskyj*? schengen*! ambassadör*! säkerhetsgaranti*! grönlandskrav*! världsordning* internationella_organisationer!',
    politics:
      'valdeltagande*! nyval*! extraval*! kansler*! förbundskansler*! regering*! riksdag*! minister*! statsminister*! val! valet! väljar*! partiet! partier! parti? socialdemokrat*! moderat*! sverigedemokrat*! centerpartiet liberalerna! vänsterpartiet! miljöpartiet kd! sd! opposition* omröstning* lagförslag* budget* president*? politik*! politisk* kommun? partiledar*! kristersson! andersson? trump? avgår röst* premiärminister*! statsråd* presidentval*! valrörelse*! mandat? åkesson! busch? dadgostar! svantesson! magdalena_andersson! borgmästar*! vita_huset! kongressen! senaten! republikan*! demokraterna! utredning? lagen! lagändring* ministern! tidö* grundlag* folkomröst* misstroende* valkrets* utspel? förslag? kyrkoval centerpart* folkpart* vänsterpart* fyllnadsval*! valseger*! vallöfte*! medborgarskap* ny_president! labour*!',
    conflict:
      'hangarfartyg*! örlogsfartyg*! anföll! anfaller! bombdåd*! fångutväxling*! stupade! rysk_attack! ryska_attacken! ryska_attacker! bombas! bombade! israelisk_attack! amerikansk_attack? luftrum*! annekter* krig*! militär*! soldat*! attack*? robot? robotar drönar*! drönare! flyganfall! anfall*! vapen* vapenvila! eldupphör! terror*! terrorist* gisslan! trupper! offensiv! front fronten invasion* försvar* armé*! hamas! beskjut* bombning* kärnvapen*! strider*? strid? gaza*! västbanken! hizbollah! huthi* stridsflyg* stridsvagn* luftvärn* krigsbrott*! folkmord*! ockup* styrkor! sabotage* zelenskyj*? drönarattack*! missil*! granat* sprängladd* kriget! krigen! krigets! luftkrig*! robotattack*! bombar! projektil* bosättar* gripen_affären gripen_plan gripen_planen jas_gripen besköt! besköts! is-mål!',
    crime:
      'genomsök*! husrannsak*! polis*! mord*! mördad* misstänkt*! gripen! gripna! gripits häktad*! häktas åtal*! åtalas döms! dömd* fängelse! tingsrätt*! hovrätt* domstol*! rån*! stöld* bedrägeri* skjutning*! skjuten sköts skottlossning! misshand*! knivhugg* våldtäkt*! narkotika! gäng*! kriminell* åklagar*! brott! brottslig* grov misstänk*! anhåll*! rättegång*! vittna*? domen! dom? skjutna! ihjälskjut* sköt! skott? skottskad*! utpress* mutor! fälls friad! frias! friades brottsling*! våld! övergrepp*! kidnapp*! dråp*! olaga_hot! inbrott*! beslag* knark*! kokain! smuggl*! razzia* efterlys* advokat* böter! stämning*! stämmer? högsta_domstolen! hd? utredare? förundersökning*! knivattack* trafikkontroll* hot? epstein*! knivdåd*! bedragare*! häktning*! vållande! hittad_död',
    business:
      'ekonomi*! företag*! bolag*! börs*! aktie*! vinst* förlust? miljard*! miljon*? ränta! räntan! riksbank*! inflation*! bank*! handel? export* import* konkurs*! omsättning! investera* investering* tillväxt! recession pris* kronor? skatt* marknad* rapport? vd! stockholmsbörs*! wall_street! oljepris*! oljan? guldpris*! bostadspris*! bolån* matpris* matmoms* moms! priset! priser! priserna! dyrare! billigare! säljer? köper? försäljning*! styrränt*! kurs? kursen kursras* rusar? rasar? analytiker*! affärsvärlden! fond! fonder! ericsson! northvolt! lkab! ssab! seb! nordea! swedbank! handelsbanken! klarna! ikea? volvo? bitcoin! krypto*! kund? kunder hushållen ekonom! ekonomer! kronan? dollar! elpris*! industri* börsnoter*! uppköp* storbank*! vinstvarn*! miljardär* kvartal* ägare? butik* transport*? rekonstruktion köp? börsen! börsens! börserna! räntehöj*! räntesänk*! ränteläg* lågkonjunktur*! högkonjunktur*! konjunktur*! konsumtion* kurslyft*! sammanslagning* delårsrapport*! kvartalsrapport*! rörelsemarginal*! rörelseresultat*! finansinspektion*! oljeproduktion*! oljereserv*! opec*! lantbruk* jordbruk* jätteorder*! stororder*! köpråd*! storägare*! blankare*!',
    labour:
      'strejk*!! facket! fackförbund*! löner! lön! lönen arbetsgivar*! arbetslös*! anställd* uppsägning*! varsel! varslar! jobb! arbetsmarknad*! kollektivavtal*! pension* arbetsmiljö* arbetare* arbetsplatsolyck* jobben! jobbar? lönerna! avtalsrörelse*! sjukskriv* arbetslivet! arbetstid*! sparkas? sparken? arbetsförmedling*! avskeda* arbetslag* if_metall! löneavdrag*! fackets! facken! löntagar* arbetsplats* varslas! varslade!',
    technology:
      'teknik*! internet! app! appar? mobil* dator* artificiell_intelligens! ai! chatgpt! google! apple! microsoft! meta? facebook! hacker* cyber* it-attack* data? digital* robotar? elbil*! chip! programvara sociala_medier! tiktok! nätet iphone! android! windows! xbox! playstation! nintendo! steam? spelet? uppdatering*! samsung! nvidia! openai! sony? ios! mjukvar*! batteri* mobiltelefon*! skärm* dataintrång*! elektronik* surfplatt* algoritm* chattbot* tv-spel*! gaming! självkörande! bredband* 5g! tesla? spotify? appen! lanserar? knappar? trappar? gta! pixel! ai-bild*! ai-svar*!',
    science:
      'forskar*! forskning*! studie? vetenskap*! rymd*! nasa! astronaut*! planet*! mars? månen! fysik* kemi* biolog* gener dna! fossil* arkeolog*! dinosaur* nobelpris* teleskop universum upptäckt* galax! galaxen galaxer asteroid*! komet*! norrsken* spacex? meteor* solförmörk* månförmörk* solstorm* istid* viking* utgrävning*! forntid* jordens',
    health:
      'sjukhus*! vård*! läkar*! patient*! sjukdom*! virus! corona*! covid*! pandemi*! vaccin*! cancer*! hälsa! smitt*! influensa medicin* läkemedel* behandling* sjuksköters* folkhälso* region? psykisk* medicinsk* ozempic! wegovy! fetma*! operation? operera* förlossning*! barnmorsk*! abort*! demens* alzheimer* stroke! hjärtattack* psykiatri*! självmord* fågelinfluensa*! mässling* symtom* tandläk* vårdcentral*! akuten! akutmottag*! allergi* diabetes! överdos* missbruk* sjuk? sjuka doktor* ebola*! bakterie* blodbrist*! who! kostråd*! kostpyramid*!',
    environment:
      'miljö*! klimat*! utsläpp*! koldioxid* förnybar* vindkraft* kärnkraft*? solkraft* natur* djur? varg* björn* skog* skogsbruk återvinn* plast* giftig* havet arter östersjön! algblom* miljögift*! solceller! kärnavfall! fossil* utrot* rovdjur*! älg* fiske? torsk* strömming? naturreservat*! biologisk_mångfald! oljeutsläpp*! växthus* vattenkraft* isbjörn* fjärrvärm* elnät? cop30! skräp* igelkott* vildsvin*! fåglar sköldpadd* kolkraft*!',
    weather:
      'väder*! smhi! snö*! regn*! storm*! oväder*! värme* värmebölja* kyla! temperatur* grader! blåst* vind? halka! varning! åska orkan* tyfon* supertyfon! sol? prognos* ishalk*! isen? snöfall*! hagel* köld* kylan! minusgrad* skyfall*! meteorolog*! gul_varning! orange_varning! röd_varning! ovädret! ovädren! regnet! snön! väderlek* vädret! hetta*! extremhetta*! torka*! eldningsförbud*! vattenbrist* köldsmock*! snövarning*! snökaos*! snösmock*! kallast! varmast!',
    disaster:
      'jordbävning*! översvämning*! brand*! brinner! branden! olycka*! olyckan! krasch* explosion*! räddningstjänst*! döda! skadade! tsunami vulkan* skred* evakuer* katastrof* omkom* kollision* elavbrott* jordskred* trafikolyck*! krock*! påkörd*! dödsolyck*! skadad! skadats skadas? försvunn* sökinsats*! räddningsinsats*! larm? larmet? strömavbrott*! strömlös* singelolyck*! drunkn*! lavin*! bränder! bränderna! skogsbrand*! villabrand*! eldsvåd* rasat kollaps* förlis* grundstöt* haver*? störta*! vält* ambulans* till_sjukhus omkomna! dödade? avlid*? avled? dog? skeppsbrott utbrott? hajattack* tågtrafik*? avstängd? inställda? skalv*! dödssiffra*! dödstal* urspår*! vattenläck*! slukhål*! fjällräddning*! trafiken?',
    education:
      'läroplan*! obligatoriskt_ämne! skola*! skolan! skolor! elev*! lärare*! universitet*! student*! utbildning*! betyg* gymnasi*! förskol*! högskol* rektor* examen skolverket! lektioner lärosäte* nationella_prov! pisa? mobbning* skolgård* skolpeng* csn!',
    society:
      'samhäll*! familj! familjen familjer barn? kvinnor? migrat*! invandr* flykting*! asyl* protest*! demonstra*! rasism* jämställd*! fattig* hemlös* bostäd* bidrag äldre* ungdom* befolkning* integration* hbtq*! pride? feminis* trakass* vräk* civilsamhäll* föräldra*! mamma? pappa? insändare? flyktingar',
    religion:
      'kyrka*! kyrkan! påve*! påven! biskop* präst*! kristen* kristna islam* muslim*! moské* judisk* judar religion*! tro? bön vatikan* synagog* gud kyrkoval*! ramadan! imam* koran*! antisemit*! ärkebiskop*! gudstjänst* domkapit*! prästerskap*! jehovas_vittne*!',
    culture:
      'film*! bio? skådespelar*! regissör* musik*! artist*! sångar* konsert*! album* teater*! opera museum* utställning* konst* bok! böcker! författar*! roman* festival* tv-serie* serie? mello! melodifestivalen! eurovision! kultur*! recension*! netflix! svt? kändis* serien! låt? låten! turné*! hollywood! skådis*! premiär? oscars*! guldbagg* grammis* dokumentär*! komiker*! podd* litteraturpris* museet! rapp? dans dansa dansar dansare dansen dansband* prins* prinsess*! kungen? drottning* kungahus*! idol? allsång* bokmäss* tv-profil*',
    lifestyle:
      'mode! recept*! mat! resa! resor! semester* turist* hotell* restaurang*! krog* vin trädgård* hem? inredning* bröllop* relation? träning* hälsosam test? laga tips! kärlek stil träna! matlag*! kock* baka! resmål* charter* hudvård* smink* husdjur* hund? hundar? katt? julbord* julklapp* black_friday! horoskop*! dejt*',
    sports:
      'sport! sporten sportens idrott*! fotboll*! allsvensk*! hockey! ishockey! shl! matchen! match! mål? målet? kvitteringsmål* segermål* drömmål* ledningsmål* tränar*! spelar*! landslag*! vm! em! os! guld! medalj* seger* förlust? ligan! cupen! skidor! skid* längdskid* tennis! handboll! golf! formel_1! turnering* mästarna mästaren klubb? målvakt*! vinner? vann? segrar! derby*! hammarby! aik! djurgården! malmö_ff! mff! ifk! brynäs! frölunda! färjestad! rögle! nhl! premier_league! champions_league! zlatan! gyökeres! duplantis! tränaren! förbundskapten*! anfallar* mittback* mittfält* allsvenskan! superettan! vasaloppet! skidskytte*! världscup*! friidrott*! innebandy*! trav! v75! v86! rally! nba! nfl! f1! bandy! curling*! padel världsmästar*! europamästar*!',
    none: 'hungerstrejk* akropolis* befriad* infriad* kännedomen artiklarna partiklarna vinklarna anlagen egendomen föremål* ändamål* etappen trappen istapp* hundralapp* tusenlapp* arrendator* sunderby* avstämning* bestämning* beskatta* uppskatta* underskatta* överskatta* genombrott* avbrott uppbrott sammanbrott trendbrott* kabelbrott* minneapolis indianapolis annapolis torbjörn* esbjörn* ambjörn* signatur* automobil* flygplanet kvarter* infarter högkvarter konfrontation* belåten* tillåten* medelhavet vaktmästar* byggmästar* skolmästar* svartsjuk* avundsjuk* förskjutning* uppskjutning* sammanhåll* undanhåll* tillhandahåll* dem sen nord tal kraft fort ben',
  },
  da: {
    international:
      'udenrigs*! diplomat*! ambassad*! topmøde*! sanktion*! fn! nato! eu! eu-kommission*! aftale? forhandling*! fredsaftale*! fredsforhandling*! fredsplan*! sikkerhedsrådet! statsbesøg! allierede! told! toldsats*! handelskrig*! grønland? kreml? udvis*? bistand* stormagt*',
    politics:
      'valgdeltagelse*! kansler*! forbundskansler*! regering*! folketing*! minister*! statsminister*! valg! valget! valgkamp*! vælger*! parti? partiet! partier! socialdemokrat*! venstre? konservativ*! enhedslisten! dansk_folkeparti! radikale moderaterne! liberal_alliance! afstemning*! lovforslag*! finanslov* borgmester*! borgmestr* præsident*? politik*! politisk* kommunalvalg*! partiformand*! frederiksen? løkke? trump? mandat? folkeafstemning*!',
    conflict:
      'hangarskib*! krigsskib*! fangeudveksling*! luftrum*! krig*! militær*! soldat*! angreb*! angriber! raket*! missil*! drone*! luftangreb*! våbenhvile*! terror*! terrorist*! gidsl*! tropper! offensiv*! fronten invasion*! forsvar* hær? hæren! hamas! bombe*! beskyd* sabotage* krigsforbryd*!',
    crime:
      'ransag*! politi*! mord*! myrdet! drab*! dræbt? mistænkt*! anholdt*! sigtet! sigtede tiltalt*! tiltale! dømt*! dom? fængsel*! fængslet! retten! byretten! landsretten! højesteret! domstol*! røveri*! tyveri*! bedrageri*! svindel*! skyderi*! skudt! vold! voldtægt*! voldtaget narko*! hash? bande*! kriminel*! anklager*! retssag*! overfald*! efterlys* indbrud*! bøde* hvidvask* korruption*',
    business:
      'økonomi*! virksomhed*! selskab*! børs*! aktie*! overskud! underskud milliard*! million*? rente*! nationalbank*! inflation*! bank! banken banker handel? eksport*! import* konkurs*! omsætning*! invester*! vækst? marked* pris? priser! priserne! kroner? skat? skatte* regnskab*! direktør*! novo_nordisk! mærsk! vestas! danske_bank! lego? olieprise*! elprise*! huspriser! boligmarked* dyrere! billigere! forbruger*',
    labour:
      'strejke*!! fagforening*! overenskomst*! løn! lønnen! lønninger! arbejdsgiver*! arbejdsløs*! ledighed*! ansat? ansatte! fyring*! fyret! fyrer! job? jobs arbejdsmarked*! pension* arbejdsmiljø* lønmodtager*! arbejdsulykke*',
    technology:
      'teknologi*! internet*! app! apps! mobil? mobiltelefon*! computer* kunstig_intelligens! ai! chatgpt! openai! google! apple! microsoft! meta? facebook! hacker* hacke* cyber* it-sikkerhed data? digital* robot* elbil*! chip! software! sociale_medier! tiktok! iphone! android! windows! xbox! playstation! nintendo! gaming! opdatering* batteri*',
    science:
      'forsker*! forskning*! studie? videnskab*! rum? rumfart*! nasa! astronaut*! planet*! månen! fysik* kemi* biolog* gener dna! fossil* arkæolog*! dinosaur* nobelpris* teleskop* universet komet*! asteroide*!',
    health:
      'sygehus*! hospital*! læge*! patient*! sygdom*! virus! corona*! covid*! pandemi*! vaccin*! kræft! kræften! kræftsyg* kræftpatient* kræftbehandl* sundhed*! smitte*! influenza medicin*! behandling* sygeplejersk*! psykiatri*! psykisk* abort* fødsel fødsler fødslen fødegang* overvægt* wegovy! ozempic! symptom* syge?',
    environment:
      'miljø*! klima*! udledning*! co2! vedvarende_energi! vindmølle*! havvind* solceller! atomkraft natur* dyr? ulv* skov? plast* forurening*! pfas! drikkevand*! havmiljø* iltsvind*! biodiversitet*! genbrug* landbrug?',
    weather:
      'vejr*! vejret! dmi! sne! snefald*! regn! skybrud*! storm*! orkan* varme? varmebølge*! hedebølge*! kulde! frost! temperatur* grader! blæst* glat? glatte_veje! torden* vejrudsigt*! sol?',
    disaster:
      'jordskælv*! oversvømmelse*! stormflod*! brand! brande! branden! brænder! ulykke*! færdselsulykke*! trafikulykke*! styrt* eksplosion*! brandvæsen*! beredskab*! døde? dræbt? omkom*! tilskadekom*! kvæst*! tsunami! vulkan*! jordskred*! evakuer*! katastrofe*! kollision* strømafbrydelse*! redningsaktion*! savnet? forlis*! druknet! påkørt*!',
    education:
      'skole! skolen skoler! folkeskole*! elev*! lærer*! universitet*! student*! studerende! uddannelse*! karakter? gymnasi*! børnehave* eksamen*! professor* undervisning*! trivsel?',
    society:
      'samfund*! familie*! børn? kvinder? migration! indvandr*! flygtning*! asyl*! protest*! demonstra*! racis* ligestilling*! fattigdom*! hjemløs*! bolig? boliger ældre ungdom* unge? befolkning* integration*! lgbt*!',
    religion:
      'kirke*! pave! paven! biskop* præst*! kristen* kristne islam* muslim*! moske* jøder jødisk*! religion*! tro? bøn vatikan* gud ramadan! imam* koran*! antisemit*!',
    culture:
      'film! filmen biograf*! skuespiller*! instruktør* musik*! kunstner*! sanger* koncert*! album* teater*! opera museum museet! museer udstilling*! kunst! bog! bøger! forfatter*! roman! festival*! tv-serie* serie? melodi_grandprix! eurovision! kultur*! anmeldelse* netflix! kongen? dronning* prins* kongehus*! kendis*',
    lifestyle:
      'mode? opskrift*! mad! rejse*! ferie*! turist* hotel* restaurant*! vin indretning* bryllup* forhold? træning* sund tips! kærlighed! horoskop*! kæledyr* hund? bolig? julegave*',
    sports:
      'sport! sporten fodbold*! superliga*! håndbold*! ishockey! kamp? kampen! kampe mål! målet træner*! spiller*! landshold*! vm! em! ol! guld! medalje* sejr*! nederlag! ligaen! pokal* cykling! cykelryt* tour_de-france! tennis! badminton! golf! formel_1! turnering* mester? mesterskab*! klub? fck! fc_københavn! brøndby! agf! champions_league! premier_league! superligaen!',
    none: 'sultestrejke* akropolis* bekræft* afkræft* kræfter* spørgsmål* formål* konkurrent* referent* transport* minneapolis dem sen nord tal kraft fort ben',
  },
  no: {
    international:
      'utenriks*! diplomat*! ambassad*! toppmøte*! sanksjon*! fn! nato! eu! eu-kommisjon*! avtale? forhandling*! fredsavtale*! fredssamtale*! fredsplan*! sikkerhetsrådet! statsbesøk! allierte! toll! tollsats*! handelskrig*! bistand*! grønland? kreml? utvis*? stormakt*',
    politics:
      'valgdeltakelse*! valgoppslutning*! kansler*! forbundskansler*! regjering*! storting*! minister*! statsminister*! statsråd* valg! valget! valgkamp*! velger*! parti? partiet! partier! arbeiderpartiet! ap? høyre? frp! senterpartiet! sv? venstre? avstemning*! lovforslag* statsbudsjett*! ordfører*! president*? politik*! politisk* kommunestyre*! støre? listhaug? trump? folkeavstemning*! mistillit* stortingsvalg*! arbeiderpart* kommunen? statsforvalter* kommunedirektør* rådmann*',
    conflict:
      'hangarskip*! krigsskip*! fangeutveksling*! luftrom*! krig*! militær*! soldat*! angrep*! angriper! rakett*! missil*! drone*! luftangrep*! våpenhvile*! terror*! terrorist*! gissel* gisler tropper! styrker? offensiv*! fronten invasjon*! forsvar* hæren! hamas! bombe*! beskytning* sabotasje* krigsforbryt*!',
    crime:
      'ransak*! politi*! drap*! drept? drepte? mistenkt*! siktet*! pågrepet! pågrep! tiltalt*! tiltale! dømt*! dom? fengsel*! fengslet! tingretten! lagmannsretten! høyesterett! retten! domstol*! ran! ranet tyveri*! svindel*! bedrageri*! skyting*! skutt! skudd vold! voldtekt*! voldtatt narkotika*! gjeng*! kriminel*! påtale* aktor rettssak*! overfall* knivstukket! knivstikk* etterlyst* innbrudd*! bot? bøter! korrupsjon*! epstein*! svindlet! svindl* skytevåpen!',
    business:
      'rederi* økonomi*! bedrift*! selskap*! børs*! aksje*! overskudd! underskudd milliard*! million*? rente*! norges_bank! inflasjon*! bank! banken banker handel? eksport*! import* konkurs*! omsetning*! invester*! vekst? marked* pris? priser! prisene! kroner? skatt* regnskap*! oljefond* equinor! hydro! telenor! dnb! yara! aker? oljepris*! strømpris*! boligpris*! bolig? dyrere! billigere! forbruker* hovedindeksen! butikk* forretning* bygård* boligmarked*! leilighet*? millionkutt*',
    labour:
      'streik*!! fagforening*! fagbevegelse* tariff* lønn! lønnen lønnsoppgjør*! arbeidsgiver*! arbeidsledig*! arbeidsløs*! ansatt? ansatte! oppsigelse*! sparken nedbemann*! jobb? jobber? arbeidsmarked*! pensjon* arbeidsmiljø* nav? permitter*! arbeidstaker*! arbeidsulykke* stilling? stillinger daglig_leder søkere? tarifflønn*!',
    technology:
      'teknologi*! internett*! app! apper! mobil? mobiltelefon*! datamaskin* kunstig_intelligens! ki! ai! chatgpt! openai! google! apple! microsoft! meta? facebook! hacker* hacking cyber* dataangrep*! data? digital* robot* elbil*! programvare! sosiale_medier! tiktok! iphone! android! windows! xbox! playstation! nintendo! gaming! oppdatering* batteri* nødvarsel*! nettbrett*! mobilen? snapchat!',
    science:
      'forsker*! forskning*! studie? vitenskap*! romfart*! romferd* nasa! astronaut*! planet*! månen! fysikk* kjemi* biolog* gener dna! fossil* arkeolog*! dinosaur* nobelpris* teleskop* universet komet*! asteroide*! nordlys*',
    health:
      'sykehus*! lege! leger! legen fastlege*! pasient*! sykdom*! virus! korona*! covid*! pandemi*! vaksin*! kreft*! helse*! smitte*! influensa medisin*! behandling* sykepleier*! psykiatri*! psykisk* abort* fødsel fødsler fødselen fødeavdeling* overvekt* wegovy! ozempic! symptom* syk? syke?',
    environment:
      'miljø*! klima*! utslipp*! co2! fornybar*! vindkraft*! havvind* solceller! atomkraft natur* dyr? ulv* bjørn? skog? plast* forurensning*! villaks*! oppdrett* naturvern*! artsmangfold* gjenvinn* restavfall*! kildesorter*!',
    weather:
      'været! uvær*! værvarsel*! meteorolog*! snø! snøfall* snøvær! regn! styrtregn*! storm*! orkan* ekstremvær*! varme? hetebølge*! kulde! kuldegrader! frost! temperatur* grader! vind? glatt? glatte_veier! torden* farevarsel*! gult_farevarsel! sol? vær? snøen! snøkaos*! snøfokk*! snørekord* snømåk* brøyt* kulda! kulden! varmest kaldest',
    disaster:
      'til_sykehus jordskjelv*! flom! flommen! oversvømmelse*! brann! brannen! branner! skogbrann*! brenner! ulykke*! ulykken! trafikkulykke*! krasj* eksplosjon*! brannvesen*! nødetat*! døde? omkom*! skadd! skadde? tsunami! vulkan*! ras? jordras* snøskred*! skred! evakuer*! katastrofe*! kollisjon* strømbrudd*! redningsaksjon*! leteaksjon*! savnet! savnede forlis* druknet! påkjørt! påkjørsel*! påkjørsler! trafikkuhell*! utrykning*! utforkjør*! veltet! grøft*?',
    education:
      'skole! skolen! skoler! elev! elever! elevene lærer! lærere! lærerne universitet*! høyskole*! student*! utdanning*! karakter? videregående! barnehage*! eksamen*! rektor professor* undervisning*! mobbing*!',
    society:
      'samfunn*! familie*! barn? kvinner? innvandr*! migrasjon* flyktning*! asyl*! protest*! demonstra*! rasisme* likestilling*! fattigdom*! hjemløs*! bolig? eldre ungdom* unge? befolkning* barnevern*! integrering*! pride? homofil*!',
    religion:
      'kirke! kirken! kirker pave! paven! biskop* prest! prester presten kristen* kristne islam* muslim*! moske* jøder jødisk*! religion*! tro? bønn vatikan* gud ramadan! imam* koran*! antisemit*!',
    culture:
      'film! filmen kino! skuespiller*! regissør* musikk*! artist*! sanger* konsert*! album* teater*! opera museum museet! museer utstilling*! kunst! bok! bøker! forfatter*! roman! festival*! tv-serie* serie? melodi_grandprix! eurovision! kultur*! anmeldelse* netflix! kongen? dronning* prins* kongehus*! kjendis*! marius_borg høiby?',
    lifestyle:
      'mote? oppskrift*! mat! reise*! ferie*! turist* hotell* restaurant*! vin hage? interiør* bryllup* forhold? trening* sunn tips! kjærlighet! horoskop*! kjæledyr* hund? hytte? julegave*',
    sports:
      'sport! sporten idrett*! fotball*! eliteserien! håndball*! ishockey! kamp? kampen! kamper mål! målet trener*! spiller*! landslag*! vm! em! ol! gull! medalje* seier! seieren tap? ligaen! cup! cupen! langrenn*! skiskyting*! hopp? alpint! sykkel? tour_de-france! tennis! golf! formel_1! turnering* mester? mesterskap*! klubb? rosenborg! brann_bergen bodø/glimt! glimt! molde? vålerenga! haaland! ødegaard! klæbo! champions_league! premier_league! skøyt* skiløyp*! nm! toppidrett*!',
    none: 'sultestreik* akropolis* ansikt* tilsikt* samvær* fravær* tilskudd* innskudd* spørsmål* formål* bekreft* konkurrent* referent* transport* minneapolis dem sen nord tal kraft fort ben',
  },
  nl: {
    international:
      'buitenlandse_zaken! diplomaat* diplomat*! ambassade*! ambassadeur*! top? topoverleg sanctie*! vn! verenigde_naties! navo! eu! europese_unie! europese_commissie! verdrag*! onderhandeling*! vredesoverleg! vredesakkoord*! vredesplan*! veiligheidsraad! staatsbezoek! bondgenot*! importheffing*! heffingen! handelsoorlog*! ontwikkelingshulp*! kremlin? betrekkingen',
    politics:
      'bondskanselier*! regering*! kabinet*! kamer? tweede_kamer! eerste_kamer! minister*! premier! staatssecretaris*! verkiezing*! kiezer*! partij? partijen! coalitie*! oppositie*! formatie! informateur! pvv! vvd! d66! cda! groenlinks-pvda! pvda! bbb! nsc! motie moties wetsvoorstel*! gemeenteraad* burgemeester*! wethouder*! president? wilders! trump? politiek*! politic*! stemmen stemming* peiling* referendum* vlaamse_regering! begroting* lijsttrekker*! rutte! omtzigt! timmermans! troonrede! senaat! eurotop!',
    conflict:
      'vliegdekschip*! oorlogsschip*! oorlogsschepen! gevangenenruil*! luchtruim*! luchtmacht*! bombarde*! oorlog*! militair*! leger! legers soldaat soldaten! aanval*! raket*! drone*! luchtaanval*! bombardement*! bom! bommen wapen*! wapenstilstand*! staakt-het-vuren! terreur*! terrorist*! gijzel*! troepen! offensief! front! invasie*! defensie* hamas! hezbollah! explosieven beschiet* sabotage* oorlogsmisda*!',
    crime:
      'onthoofd*! huiszoeking*! politie*! moord*! vermoord*! doodgeschoten! doodgestoken! verdachte*! aangehouden! aanhouding*! arrest*! rechter*! rechtbank*! rechtszaak*! gerechtshof! hoge_raad! veroordeel*! gevangenis*! celstraf*! cel? justitie! officier_van-justitie overval*! diefstal*! fraude*! oplicht*! schietpartij*! steekpartij*! mishandel*! verkracht*! misbruik! drugs*! cocaïne! bende* crimine*! misdaad*! misdrijf! advocaat* boete* witwas* corruptie*! inbraak* inbrek*',
    business:
      'economi*! bedrijf*! bedrijven! onderneming*! beurs! aex! aandeel aandelen! winst! verlies? omzet! miljard*! miljoen*? rente! rentes ecb! dnb! inflatie! bank! banken! ing! abn_amro! rabobank! asml! philips! shell! ahold! handel? export* import? failliet*! faillissement*! investeer* investering*! groei? markt? prijs? prijzen! belasting*! euro? topman! ceo! olieprijs* huizenprij*! huizenmarkt* duurder! goedkoper! consument* hypotheek* belegger*! beleggen eurozone! eurogroep! grexit! btw! verzekera*! schuld*? schulden! schuldeiser*! bezuinig*! subsidie*! koopkracht! overname* obligatie*! wall_street! damrak! dollar! olie? financ* spar* spaar* tarief* kosten? imf! winkel* miljonair* hervorming*?',
    labour:
      'staking*!! staken! staakt! vakbond*! fnv! cnv! cao*! loon! lonen! werkgever*! werknemer*! werkloos*! werkloosheid! ontslag*! ontslagen! ontslaat banen! baan? arbeidsmarkt*! pensioen*! personeel! personeelstekort*! arbeidsmigrant* werkdruk* reorganisatie minimumloon! loonkosten! werkloze*! werklozen! werkzoekende*! uitkering*! bijstand! ww! salaris*',
    technology:
      'technologi*! internet*! app! apps! telefoon smartphone* computer*! kunstmatige_intelligentie! ai! chatgpt! openai! google! apple! microsoft! meta? facebook! hacker* hack! gehackt! cyber*! data? datalek*! digita* robot* elektrische_auto chip! chips! software! sociale_media! tiktok! iphone! android! windows! xbox! playstation! nintendo! gaming! update? accu*',
    science:
      'wetenschap*! onderzoeker*! onderzoek? studie? ruimtevaart*! ruimte? nasa! esa! astronaut*! planeet! planeten! maan! natuurkund* scheikund* biolog* genen dna! fossiel* archeolog*! dinosaur* nobelprijs* telescoop* heelal! komeet asteroïde* sterrenstelsel*',
    health:
      'ziekenhu*! arts! artsen! huisarts*! patiënt*! ziekte*! virus! corona*! covid*! pandemie*! vaccin*! kanker*! gezondheid*! besmet*! griep! medicijn*! geneesmiddel*! behandeling* zorgverzekera* verpleeg*! ggz! psychisch* psychiat* abortus* zwanger* rivm! ozempic! mazelen! symptom* dementie* zorg?',
    environment:
      'milieu*! klimaat*! uitstoot! co2! stikstof*! duurza* windmolen* windpark* zonnepane* kernenergie kerncentrale* natuur* dier? dieren wolf! wolven bos? plastic! vervuil*! pfas! drinkwater* biodiversiteit! recycl* fossiel* energietransitie! visserij* landbouw?',
    weather:
      'weerbericht*! knmi! sneeuw*! regen*! storm! stormen orkaan orkanen! hitte! hittegolf! kou! vorst! temperatu*! graden! wind? windstoten! gladheid! onweer*! hagel* code_geel! code_oranje! code_rood! zon? mist?',
    disaster:
      'naar_ziekenhuis naar_het_ziekenhuis aardbeving*! overstroming*! brand! branden! brandt! brandweer! natuurbrand* ongeluk! ongeluk* ongeval*! aanrijding*! botsing* crash! neergestort! explosie*! doden? dode? gewond*! overleden? slachtoffer*! tsunami! vulkaan* vulkaanuitbarsting*! aardverschuiving*! geëvacueerd! evacu*! ramp! rampen! stroomstoring*! vermist*! hulpdiensten! reddingsactie* verdronken! ingestort lawine* hoogwater',
    education:
      'school! scholen! basisschool* scholier*! leerling*! leraar leraren! lerar* docent*! universiteit*! hogeschool* student*! onderwijs*! diploma* middelbare_school! eindexamen*! examen* kinderopvang* professor* hoogleraar* lerarentekort*!',
    society:
      'samenleving! gezin* kinderen? vrouwen? migratie! immigra*! vluchteling*! asiel*! azc! opvang? protest*! demonstra*! racisme discriminatie*! armoede! dakloz*! woning? woningnood! ouderen jongeren! bevolking* integratie lhbti*! toeslagenaffaire! boerenprotest*',
    religion:
      'kerk*! paus! bisschop* priester* christen* christelijk* islam* moslim*! moskee* joden joods*! religi*! geloof bidden vaticaan* god? ramadan! imam* koran! antisemit*!',
    culture:
      "film! films! bioscoop* acteur* actrice* regisseur* muziek*! artiest* zanger* zangeres* concert*! album* theater*! opera! museum! musea tentoonstelling*! kunst! kunstenaar* boek! boeken! schrijver*! auteur* roman! festival*! tv-serie* serie? songfestival! eurovisie* cultu*! recensie* netflix! koning? koningin? prins* koninklijk_huis! bn'er",
    lifestyle:
      'mode? recept*! reis? reizen! vakantie*! toerist* hotel* restaurant*! wijn* tuin? interieur* bruiloft* relatie? gezond tips! liefde! horoscoop*! huisdier* hond? katten? koken!',
    sports:
      'sport! sporten sporter* voetbal*! eredivisie! ajax! psv! feyenoord! oranje? wedstrijd*! doelpunt* goal! trainer*! bondscoach! speler*! elftal wk! ek! olympisch* spelen? goud! medaille*! zege! winst? nederlaag! competitie beker! schaats*! wielren*! tour_de-france! verstappen! formule_1! grand_prix! tennis! hockey! golf! toernooi*! kampioen*! club? van_dijk champions_league! premier_league! ploeg ronde_van scheidsrechter*!',
    none: 'hongerstaking* akropolis* informatie* desinformatie* transformatie* promotie* locomotie* dividenduitkering* bestemm* instemm* gekregen verkregen teruggekregen concurrent* transport* schotel* rechthebbende* redacteur* hoofdredacteur* eindredacteur* zelfmoord* minneapolis hart nord tal fort',
  },
}
