/** Seed words of Lithuanian, Latvian, Estonian and Catalan, in the notation of `category-words-en.ts`. */
export const MORE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lt: {
    international:
      'užsienio_reikalų! ambasad*! ambasador* diplomat*! viršūnių_susitik*! sankcij*! jungtinių_tautų! jt! nato! es? europos_sąjung*! europos_komisij*! derybos? derybų? derybas? susitarim*? muitai! muitų! muitus! sąjungining*? kremli*? vizos! vizų!',
    politics:
      'seim*! rinkim*! vyriausyb*! premjer*! ministr*? ministrė! prezident*? parlament*! opozicij*! koalicij*! partij*! merui merų merei merės merę merė! meras! mero! merui! interpeliacij*! balsav*! balsuo*! biudžet*? pataisos pataisas įstatym*! kanclerė kancler*! referendum*! atsistatydin*! konservator*! socialdemokrat*! savivaldyb*? nausėd*! ruginien* tarybos? frakcij*! kandidat*',
    conflict:
      'karas! karo! karą! kare! kariai! karių! karius! kariškiai! kariuomen*! armij*! raket*! dron*! dronų_ataka!! dronų_atakos!! dronų_ataką!! dronų_atakoje!! bombard*! bomb* apšaud*! ataka! atakos! atakavo! paliaub*! teror*! įkait*! invazij*! hamas*! fronte! frontas! ginkl*? okupant*! smogė',
    crime:
      'policij*! policinink*! teism*! teisėj*! nužud*! žmogžud*! prokur*! įtariam*! kaltinam*! kaltinim*! kalėjim*! sulaik*! suimt*! areštin*! vagyst*! vagys! pavogė! apiplėš*! plėšim*! sukči*! korupcij*! kyšis! kyšį! kyšio! kyšių! kyšinink*! narkotik*! kontraband*! nuteis*! bauda? baudos? stt! išprievart*! šaudym*? ikiteismin*! nusikalt*!',
    business:
      'bank*! palūkan*! akcij*! birža! biržos! biržoje! biržų! infliacij*! ekonomik*! įmon*? bendrov*? pelnas! pelno! nuostol*? milijon*? milijard*? eurų? euro? kain*! kaina! brangs*! brango! pabrango! pigo! eksport*! import*! investicij*! investuotoj*! mokesč*! mokesčiai! bankrot*! verslo! verslas! verslinink*! rinka? rinkos? prekybos? dujų? naftos! degal*! nekilnojamojo_turto!',
    labour:
      'streik*!! profsąjung*!! alga! algos! algų! algas! atlyginim*! darbdav*! darbuotoj*! bedarb*! nedarb*! atleid*? pensij*! minimali_alga! darbo_ginč*! darbinink*!',
    technology:
      'technologij*! internet*! programiš*! kibernetin*! programėl*! telefon*? išmaniej* išmaniųjų! išmanusis! kompiuter*! dirbtin*_intelekt* dirbtinio_intelekto! dirbtinis_intelektas! robot*! google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! mikroschem* elektromobil*!',
    science:
      'mokslinink*! mokslas? mokslo? tyrėj*? astronom*! astronaut*! kosmos*! kosmin*! planet*! teleskop*! fizik* chemij* biolog* archeolog*! fosilij*! dinozaur*! nobel*! dnr! nasa!',
    health:
      'ligonin*! gydytoj*! medik*! pacient*! slaugytoj*! liga! ligos! ligų! virus*! gripas! gripo! covid*! epidemij*! skiep*! vakcin*! vėžiu vėžio! sveikatos! vaist*! operacij*? greitosios psichikos!',
    environment:
      'aplinkosaug*! aplinkos_apsaug*! aplinkos_ministr*! klimat*! emisij*! tarša! taršos! taršą! užterš*! gamtos! gamtą gamta! gyvūn*? vilkas? vilkų? vilkai? miškai? miškų? miško? atliek*! plastik* saulės_elektrin*! vėjo_elektrin*! vėjo_jėgain*! žuvys? žuvų?',
    weather:
      'orai! orų! sinoptik*! sniegas! sniego! snygis! snigs! pūga! pūgos! plikled*! lietus! lietaus! lis! audra! audros! audrą! škval* vėjas! vėjo? karšt* karščiai! karščių! šaltis! šalčio! šalčiai! speigas! temperatūr*! laipsni* meteorolog*! kruša! rūkas! perkūnij*!',
    disaster:
      'gaisr*! ugniagesi*! sprogim*! sprogo! avarij*! žuvo! žuvę žuvusi* žuvus! nuskendo! sužeist*! nukentėj*? žemės_drebėj*! potvyn*! nuošliauž*! cunami! ugnikaln*! išsilaisv* nelaim*! katastrof*! gelbėtoj*! gelbėj* evakuo*! nuslydo nulėkė! sudužo! griuvo! nugriuvo! sugriuvo! griūt*! dingo? susidūr*! nuotėk*',
    education:
      'mokykl*! mokin*! moksleiv*! mokytoj*! abiturient*! egzamin*! universitet*! student*! švietim*! darželi*! gimnazij*! profesor* rektor*! dėstytoj*! studij*',
    society:
      'visuomen*? šeimos? šeimų? šeima? vaikai? vaikų? migrant*! pabėgėl*! prieglobst*! protest*! mitinga*! mitingas! skurd*! benam*! būsto! būstas! gyventoj*? lgbt*! pensinink*! smurt* neįgal*!',
    religion:
      'bažnyč*! vyskup*! arkivyskup*! kardinol*! kunigas! kunigo! kunigai! kunigų! kunigui! popiež*! vatikan*! mišios! mišių! tikint*! maldos! malda! krikščion*! musulmon*! islam*! mečet*! žydų? religin* religij*! vienuol*! parapij*!',
    culture:
      'teatr*! spektakl*! film*! kinas! kino! aktor*! aktorius! aktorė! režisier*! muzik*! koncert*! albumas! dainini* dainuo* opera? muziej*! paroda! parodos! parodą! parodoje! parodų! knyg*! rašytoj*! romanas! romano! romaną! romanai! romanų! romane! poet*! poezij* festival*! premjera premjerą! menin*! dailinink*! kultūr*! literatūr*! eurovizij*!',
    lifestyle:
      'recept*! pyrag* pyragas! mada! mados! keliaut* kelion*! turist*! turizm*! atostog* viešbut*! restoran*! virtuv*? horoskop*! vestuv* sodas? šuo? katė? augintin* grož* interjer*',
    sports:
      'krepšin*! krepšinink*! futbol*! rungtyn*! finale! finalas! finalą! finalo! pusfinal*! ketvirtfinal*! čempion*! pirmenyb*! olimp*! medal*! pergal*! pralaimėj* treneri*! žaidėj*! rinktin*! komanda? komandos? įvart* vartinink*! lyga! lygos! lygoje! taurė! taurės! tenis*! žalgir*! eurolyg*! bėgik* plaukik* regbi*! rankini* sporto! baudin*',
  },
  lv: {
    international:
      'ārliet*! ārlietu! vēstniec*! vēstniek* diplomāt*! samit*! sankcij*! ano! nato! eiropas_savienīb*! eiropas_komisij*! sarunas? sarunās? vienošan*? muita! muitas! tarif*! sabiedroto? kremli* kremļa vīzas! vīzu!',
    politics:
      'saeim*! vēlēšan*! valdīb*! premjer*! ministr*? ministru_prezident*! prezident*? parlament*! opozīcij*! koalīcij*! partij*! mērs! mēra! balso*! budžet*? likum*! likumprojekt*! kanclers! referendum*! demision*! atkāpj* deputāt*! dome! domes! domē! domnie* priekšsēdētāj*? rinkēvič* siliņ* kandidāt* frakcij*! pašvaldīb*? vēlētāj*!',
    conflict:
      'karš! kara! karu! karā! karavīr*! karaspēk*! armij*! raķet*! dron* droni! dronu! droniem! dronu_uzbrukums!! dronu_uzbrukuma!! dronu_uzbrukumu!! dronu_uzbrukumā!! dronu_uzbrukumi!! bumbu? spridzek* bombard*! apšaud*! uzbruk* uzbrukum* pamier*! teror*! ķīlniek*! iebruk*! hamas*! frontē! fronte! ieroč* okupant* bruņot*',
    crime:
      'policij*! policist*! tiesa! tiesas! tiesā! tiesnes*! slepkav*! nogalin*! prokur*! aizdom*! apsūdz*! cietum*! aiztur*! arest*! zādzīb*! zagļ* nozag*! laupī*! krāp*! korupcij*! kukuļ*! narkotik*! kontraband*! notiesā*! sods? sodu? izvaro* apcietin*! noziedz*! kriminālproces*! knab!',
    business:
      'bank*! procentu_likm*! akcij*! birž*! inflācij*! ekonomik*! uzņēmum*? peļņa! peļņas! zaudējum*? miljon*? miljard*? eiro? cenas! cenu! cena? dārgāk*! sadārdz*! eksport*! import*! investīcij*! investor*! nodok*! nodokļ*! bankrot* maksātnesp*! biznes* uzņēmēj*! tirgus? tirdzniec*? gāzes? naftas! degviel*! kredīt*!',
    labour:
      'streik*!! arodbiedr*!! alga! algas! algu! algām! darba_dev*! darbiniek*? bezdarb*! atlaiž* atlaist* pensij*! minimāl*_alg* strādniek*! darbavietas! atalgojum*!',
    technology:
      'tehnoloģij*! internet*! hakeri! hakeru! kiber*! lietotn*! telefon*? viedtālr*! dator*! mākslīg*_intelekt* mākslīgais_intelekts! mākslīgā_intelekta! robot*! google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! mikroshēm* elektroauto! elektromobil*!',
    science:
      'zinātn*! pētniek*? pētījum*? astronom*! astronaut*! kosmos*! kosmisk* kosmosā! planēt*! teleskop*! fizik* ķīmij* bioloģ* arheoloģ*! fosilij*! dinozaur*! nobel*! dns! nasa!',
    health:
      'slimnīc*! ārst*! mediķ*! pacient*! māsu? medmās*! slimīb*! vīrus*! gripa! gripas! covid*! epidēmij*! vakcīn*! potē* vēzi* vēzis! vēža! veselīb*! zāles? zāļu! operācij*? ātrās_palīdz*? psihisk*!',
    environment:
      'vides! vidi! klimat*! emisij*! piesārņ*! dabas! daba! dzīvniek*? vilki vilku mežu? meži? atkritum*! plastmas* saules_paneļ*! vēja_park*! zivis? zivju?',
    weather:
      'laikapstākļ* laika_apstākļ*! sinoptiķ*! sinoptik*! sniegs! sniega! snieg* putenis! puteni! puteņ* apledo*! lietus! lietu? lietavas vētra! vētras! vētru! vējš! vēja? karst* karstum*! sals! sala? salu? aukst* temperatūr*! grādi! grādu! grādiem meteorolo*! krusa! migla! miglas! pērkon*!',
    disaster:
      'ugunsgrēk*! ugunsdzēs*! sprādzien*! avārij*! bojā! bojāgāj*! noslīk* ievainot*! cietuš*? zemestrīc*! plūdi! plūdu! plūdos! nogruv*! cunami! vulkān*! nelaim*! katastrof*! glābēj*! glābšan* evakuē*! sabruk*! sagruv* iebruk* sadursm*! sadūr* pazud*? gāja_bojā! gājuši_bojā!',
    education:
      'skola! skolas! skolā! skolu! skolām skolēn*! skolot*! eksāmen*! universitāt*! student*! izglītīb*! bērnudārz*! ģimnāzij*! profesor* rektor*! augstskol*! pedago*! studij*',
    society:
      'sabiedrīb*? ģimene? ģimenes? ģimeņu? bērni? bērnu? migrant*! bēgļ*! bēgļu! patvēr*! protest*! piket*! nabadzīb*! bezpajumt*! mājok*! iedzīvotāj*? lgbt*! pensionār*! vardarb*',
    religion:
      'baznīc*! bīskap*! arhibīskap*! kardināl*! mācītāj*! priester* pāvest*! vatikān*! dievkalpojum*! ticīg*! lūgšan*! kristieš*! kristīg* musulmaņ*! islām*! mošej*! reliģ*! kloster* draudz*?',
    culture:
      'teātr*! izrād*! film*! kino! aktier*! aktris*! režisor*! mūzik*! koncert*! album* dziedātāj*! opera? muzej*! izstād*! grāmat*! rakstniec*! rakstniek*! romāns! romānu! romānam! dzejniek* dzej* festivāl*! pirmizrād*! māksl* māksla! kultūr*! literatūr*! eirovīzij*! dziesmu_svētk*!',
    lifestyle:
      'recept*! kūka kūkas! mode! modes! ceļojum*! tūrist*! tūrism*! atvaļināj* viesnīc*! restorān*! virtuv*? horoskop*! kāzas dārzs? dārzā? suns? kaķis? mīļdzīv* skaistum* interjer*',
    sports:
      'hokej*! hokejist*! futbol*! basketbol*! spēle? spēlē? spēli? fināl*! pusfināl*! čempion*! olimp*! medaļ*! uzvar* zaudē* trener*! treneri! spēlētāj*! izlase! izlasē izlases! komanda? komandas? vārti vārtus vārtos vārtsarg*! līga? līgā! kauss! kausa! kausu! kausā! teniss! tenis* porziņģ* rīgas_vef bobslej* kamaniņ* regbij* handbol*! sporta! sportist*! pendel*',
  },
  et: {
    international:
      'välisminist*! suursaad*! saatko* diplomaat*! diplomaati* tippkohtum*! sanktsioon*! üro! nato! el? euroopa_liit! euroopa_liidu! euroopa_komisjon*! läbirääk*? leping? lepe? tollimaks* tollid! liitla* kreml* viisa! viisad viisade',
    politics:
      'riigikogu*! valimis*! valimist*! valitsus*! peaminist*! minist*? president*? parlament*! opositsioon*! koalitsioon*! erakon*! partei* linnapea*! hääleta* eelarve*? seadus*! seaduse! kantsler*? rahvahääletus*! umbusald*! saadik* volikogu*! reformierakon* keskerakon* ekre! isamaa? kandidaat* astub_tagasi! michal? karis? tagasiastum*!',
    conflict:
      'sõda! sõja! sõjas! sõjavä*! sõdur*! armee! armees! rakett! raket*! rakett* droon*! pomm*! pommita* pommitam* rünnak*! ründas* relvarahu*! terror*! pantvang*! sissetung* hamas*! rinne! rindel! relv*? okupant* kaitsevä*!',
    crime:
      'politsei*! kohus! kohtu! kohtunik*! mõrv*! tapmi* prokur*! kahtlusta*! süüdista*! vangla*! vangist*! vahista*! pidas_kinni! peeti_kinni! vargus*! vargad varas! röövi* rööv! pettus*! kelm? kelmus* korruptsioon*! altkäemaks*! narko* salakaub* süüdi? trahv* vägista* kuritegu*! kuriteo! kapo!',
    business:
      'pank! panga* pangad intress*! aktsia*! börs*! inflatsioon*! majandus*! ettevõt*? firma* kasum*! kahjum*! miljon*? miljard*? euro? eurot? hind? hinna! hinnad! hindade! hinnatõus*! hinnad! kalline* odavne* eksport*! ekspordi* import* investeer*! maksud! maksu* pankrot*! äri! ärimees* turg? turul? nafta* kütus* gaasi? kinnisvara*! laen? laenud? laenu?',
    labour:
      'streik*!! streigi*!! ametiühing*!! palk! palga*! palgad! tööand* töötaja*? töötu* tööpuud* koonda* pension*! miinimumpal* tööli*',
    technology:
      'tehnoloogia*! internet*! interneti* veebipoo* häkker*! küber*! rakendus* nutitelefon*! telefon*? arvuti*! tehisintell*! tehisaru*! robot*! google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! kiip* elektriauto*! tarkvara*',
    science:
      'teadla*! teadus*! uurija* astronoo*! astronaut*! kosmos*! planee*! teleskoop*! füüsi* keemi* bioloog* arheoloog*! fossiil*! dinosaurus*! nobel*! dna! nasa! avasta*',
    health:
      'haigla*! arst! arsti* arstid! patsien*! patsient*! õde? õed? õdede! haigus*! viirus*! gripp! gripi* covid*! epideemia*! vaktsii*! vähk! vähi* tervis*! ravim* ravi* operatsioon*? kiirabi*! vaimse_tervise!',
    environment:
      'keskkon*! kliima*! heitme* reostus*! saaste* loodus* loomad? loomade? hunt hundi* hundid mets? metsa*? raie* jäätme*! plast plasti plastist päikesepar* tuulepar* tuulik* kalad? kalade?',
    weather:
      'ilm? ilmaprognoos*! ilmate*! ilmajaam* lumi! lund! lume* lumesad* tuisk! tuisku! tuisu* jäide! jäidet! libedus* vihm* vihma* sadu! torm! tormi* tuul? tuult? kuumus* kuumalain* pakane! pakas* külm! külma* temperatuur*! kraadi* sünoptik*! rahe! udu! äike! äikes*',
    disaster:
      'tulekahju*! metsatulekahju*! põleng* põles põleb päästja* päästeamet* plahvatus* avarii*! liiklusõnnetus* õnnetus*! hukku*! hukku! hukkun* surma* uppus* vigasta* vigastat*! maavärin*! üleujut*! maalih* tsunami*! vulkaan* katastroof* evakue* varise* kokkupõr* kadunud?',
    education:
      'kool? kooli*! koolid! õpila*! õpeta*! abiturien*! eksam*! ülikool*! tudeng*! üliõpila*! haridus*! lasteaia* lasteaed! gümnaasium* professor* rektor*! õppejõu* riigieksam*!',
    society:
      'ühiskon*? pere? pered? perede? lapsed? laste? naised? migran* rändaj* põgenik* pagula*! varjupai* meeleaval*! protest*! vaesus* kodutu* eluase* elanik*? lgbt* pensionär* vägivald* kooseluseadus*',
    religion:
      'kirik*! piiskop* piiskop! peapiiskop* kardinal* preest* pastor* paavst*! vatikan* jumalateenis* usklik* palve* kristla* kristli* moslem*! islam* mošee* usu? religi* klooster* kogudus*',
    culture:
      'teater! teatri*! lavastus*! esietendus*! etendus*! film! filmi* filmid! kino* näitleja*! režissöör* muusika* kontser* album* laulja* ooper* muuseum* näitus* raamat* kirjanik*! romaan* luulet* luule* festival* kunst* kultuur*! kirjandus* eurovisioon* laulupi*',
    lifestyle:
      'retsept*! kook! koogi* mood! moe? moekunst* reis! reisi* turis* puhkus* hotell* restoran* köök? horoskoop* pulm* aed? aia? koer? kass? lemmikloom* ilu? sisekujun*',
    sports:
      'jalgpall*! korvpall* korvpallur*! võrkpall* käsipall* mäng? mängu? matš* finaal* finaali* poolfinaal* meistr* meistrivõist* olümpia* medal* võit? võitis? kaotas? kaotus* treener*! mängija* koondis* koondis! meeskond? värav* väravavah* väravavaht! liiga? liigas karikas! karika* tennis* rall* ralli! tänak* suusa* jooks? jooksja* ujuja* sport! spordi* penalti* hoki* kergejõust*',
  },
  ca: {
    international:
      'ambaixad*! exteriors! diplom* diplomàti*! cimera! sancion*! onu! otan! ue? unió_europea! comissió_europea! negociacion*? acord? aranzel*! aliats? kremlin! visats! consolat!',
    politics:
      'eleccion*! govern! govern* conseller* conseller! consellera! ministr*! ministre! president* presidenta? parlament*! congrés? senat! oposició! coalició! partit? partits? alcald*! alcaldessa! ajuntament? pressupost*! llei! lleis! vot! vota* votació! votant* referèndum! dimit* dimissió! dimiteix! moció! diputat*! psc! erc! junts? vox! pp! psoe! cup? sánchez? puigdemont! candidat* campanya? generalitat?',
    conflict:
      'guerra! exèrcit! militar* soldat*! tropes! míssil*! míssils! dron* drons! bombarde*! bomba! bombes! atac! atacs! alto_el_foc! treva! terroris*! ostatg*! invasió! hamas! hezbol* armes? armament!',
    crime:
      'mossos! policia! policial! guàrdia_civil! urbana? jutge! jutgessa! jutja* jutjat*! tribunal! fiscal! fiscalia! judici! condemna* condemnat*! presó! deten* detingut* detinguda! detenció! arrest* assassin*! homicidi! mata? robatori*! contraban*! lladre*! lladres! estafa! corrupció! suborn* narco* droga! drogues! violació! agressió! sospitós! sospitosos! acusat* investigat? audiència? víctima?',
    business:
      'banc! bancs banca! interessos! tipus_d_interès! accions! borsa! inflació! ipc! economi* econòmi* empresa? empreses? benefici* beneficis! pèrdues milions? euros? preu! preus! pujada? exportaci* importaci* inversió! inversor* inversors! impost* impostos! fallida! mercat? comerç? petroli! hipotec* lloguer* habitatge? pib! ibex! turisme?',
    labour:
      'vaga!! vagues!! vaguist* sindicat*! sou! sous! salari*! salarial! treballador*! treballadors! patronal! atur! aturats! acomiad* ere! pensions! pensionist* laboral! conveni? ccoo! ugt!',
    technology:
      'tecnologi* tecnològi* internet! pirates_informàtics! informàti*! ciber* aplicació! app! mòbil? mòbils? ordinador* intel·ligència_artificial! ia! robot* google! apple! microsoft! meta? facebook! tiktok! openai! chatgpt! xip! xips! xarxes_socials! cotxe_elèctric digital*',
    science:
      'científi* científics! ciència! investigador*! recerca! estudi? astronau* astrònom* espacial! planet* telescopi* físi*? químic* biòl* arqueòl* arqueològi* fòssil* dinosaure* nobel! adn! nasa! descobr*?',
    health:
      'hospital* metge! metges! metgess* pacient* infermer* infermeres! malalt* malaltia! virus! grip! covid* epidèmia! vacun* càncer! salut! sanitat! sanitar* medicament* operació? urgències! ambulatori! salut_mental!',
    environment:
      'medi_ambient! mediambient* clima! climàti* emissions! contaminació! contamin* natura! animals? llop* boscos? bosc? residus! plàstic* reciclat* renovables! solar? eòli* peixos? sequera? fauna! espècies! parc_natural!',
    weather:
      'meteorolog*! meteocat! neva! nevarà! neu! nevada! nevades! glaç! glaçad* pluja! pluges! plou! tempesta! tempestes! temporal! llamps! vent? ventades! calor! onada_de_calor! fred! temperatur* graus! calamarsa! pedregada! boira! previsió! protecció_civil? sequera!',
    disaster:
      'incendi! incendis! bombers! foc? explosió! accident! accidents! morts! moren! mor? ferits! ferit! ferides víctimes_mortals! terratrèmol* sisme! inundaci* inundacions! riuada! riuades! aiguat* esllavissad* tsunami! volcà! evacu* rescat* rescaten! ensorra* ensorrament! esfondra* descarril* xoc? xoca naufragi! desaparegut* desapareguda! tragèdia! catàstrofe!',
    education:
      'escola! escoles! alumn* alumnes! institut! mestres! professor* professors! examen! exàmens! universitat* estudiants! educació! educati* selectivitat! llar_d_infants! batxillerat! rector? docent* docents!',
    society:
      'societat? família? famílies? nens? infants? dones? migrant* immigra* refugiat* refugiades! refugiats! asil! protest* protesta! manifestació! manifestants! pobresa! sensellar* sense_sostre! habitatge! població? lgtbi* gent_gran! masclista! feminis* desnona* desnonament!',
    religion:
      'església! esglésies! bisbe! bisbat! arquebisbe! cardenal! capellà! papa! vaticà! missa! monestir! montserrat? fidels! pregàri* cristian* catòlic* musulm* islam* mesquita! jueu* religi* processó!',
    culture:
      'teatre! teatral! estrena? pel·lícula! pel·lícules! cinema! actor! actors actriu! director? directora? música! músic* concert! concerts! àlbum! disc? cantant! cantaut* òpera! museu! museus! exposició! llibre! llibres! escript* escriptor! escriptora! novel·l* novel·la! poeta! poesia! festival! literari* literàri* literatura! cultur* cultura! premi? artista! sant_jordi? castellers? sardan*',
    lifestyle:
      'recepta! receptes! pastís! cuina? moda! viatge* vacances! turist* hotel* restaurant* horòscop* casament jardí? gos? gat? mascot* bellesa! decoració! gastronom*',
    sports:
      'futbol! bàsquet! barça! partit? gol! gols! porter! portera! entrenador* jugador* jugadors! jugadores! semifinal* semifinals! quarts_de_final! copa! lliga! campion* campionat! mundial? olímpi* medall* victòria? derrot* derrota! empat! tennis! hoquei! waterpolo! handbol! ciclis* ciclista! penals! golejad* golej* nastic! esport* atleti* marató! motociclis* motogp! fitxa_pel',
  },
}
