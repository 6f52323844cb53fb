/**
 * Peoples and adjectives of countries, in the notation of `country-foreign.ts`: one form each, from which `country-peoples.ts` makes the others, or what all
 * forms begin with. What that file has is not repeated for its sake: whoever is first is believed. Written in full is what begins other words too: Hungarian
 * "gaboni" (grain is "gabona"), Czech "litovsk*" (to regret is "litovat"), Ukrainian "узбек*" (a coast is "узбережжя").
 */
export const PEOPLES_LINES: Readonly<Record<string, string>> = {
  de:
    'AE emiratisch|AF afghanisch|AL albanisch|AM armenisch|AO angolanisch|AT österreichisch|AU australisch|AZ aserbaidschanisch|BA bosnisch|' +
    'BD bangladeschisch|BE belgisch|BF burkinisch|BG bulgarisch|BH bahrainisch|BJ beninisch|BW botswanisch|BY belarussisch|CD kongolesisch|' +
    'CH schweizerisch|CI ivorisch|CM kamerunisch|CU kubanisch|CY zyprisch|CZ tschechisch|DK dänisch|DZ algerisch|EE estnisch|EG ägyptisch|' +
    'ER eritreisch|ET äthiopisch|FI finnisch|FJ fidschianisch|GA gabunisch|GE georgisch|GH ghanaisch|GN guineisch|GR griechisch|HR kroatisch|' +
    'HT haitianisch|HU ungarisch|ID indonesisch|IE irisch|IL israelisch|IN indisch|IQ irakisch|IR iranisch|IS isländisch|JM jamaikanisch|' +
    'JO jordanisch|JP japanisch|KE kenianisch|KG kirgisisch|KH kambodschanisch|KP nordkoreanisch|KR südkoreanisch|KW kuwaitisch|KZ kasachisch|' +
    'LA laotisch|LB libanesisch|LK sri-lankisch|LR liberianisch|LT litauisch|LU luxemburgisch|LV lettisch|LY libysch|MD moldauisch|' +
    'ME montenegrinisch|MG madagassisch|MK nordmazedonisch|ML malisch|MM birmanisch,myanmarisch|MN mongolisch|MT maltesisch|MW malawisch|' +
    'MY malaysisch|MZ mosambikanisch|NA namibisch|NE nigrisch|NG nigerianisch|NL niederländisch|NO norwegisch|NP nepalesisch|NZ neuseeländisch|' +
    'OM omanisch|PH philippinisch|PK pakistanisch|PL polnisch|PS palästinensisch|QA katarisch|RO rumänisch|RS serbisch|RW ruandisch|SA saudisch|' +
    'SD sudanesisch|SE schwedisch|SG singapurisch|SI slowenisch|SK slowakisch|SL sierra-leonisch|SN senegalesisch|SO somalisch|SY syrisch|' +
    'TD tschadisch|TG togoisch|TH thailändisch|TJ tadschikisch|TN tunesisch|TR türkisch|TW taiwanisch|TZ tansanisch|UA ukrainisch|UG ugandisch|' +
    'UZ usbekisch|VN vietnamesisch|YE jemenitisch|ZA südafrikanisch|ZM sambisch|ZW simbabwisch|TM turkmenisch|XK kosovarisch|SS südsudanesisch|' +
    'CF zentralafrikanisch|DJ dschibutisch|NI nicaraguanisch|BT bhutanisch|VE venezolanisch|CO kolumbianisch|CL chilenisch|PE peruanisch|' +
    'MX mexikanisch|AR argentinisch|BR brasilianisch|EC ecuadorianisch|BO bolivianisch|UY uruguayisch|PY paraguayisch|GT guatemaltekisch|' +
    'HN honduranisch|SV salvadorianisch|CR costa-ricanisch|PA panamaisch|DO dominikanisch|MA marokkanisch|' +
    'AO Angolaner|BJ Beniner|BW Botswaner|BF Burkiner|BI Burundier|CM Kameruner|TD Tschader|CF Zentralafrikaner|CD Kongolese|DJ Dschibutier|' +
    'GQ Äquatorialguineer|ER Eritreer|GA Gabuner|GM Gambier|GH Ghanaer|GN Guineer|CI Ivorer|KE Kenianer|LS Lesother|LR Liberianer|MG Madagasse|' +
    'MW Malawier|ML Malier|MR Mauretanier|MU Mauritier|MZ Mosambikaner|NA Namibier|NE Nigrer|RW Ruander|SN Senegalese|SL Sierra-Leoner|' +
    'SO Somalier|SS Südsudanese|TZ Tansanier|TG Togoer|UG Ugander|ZM Sambier|ZW Simbabwer|PE Peruaner|BO Bolivianer|EC Ecuadorianer|CL Chilene|' +
    'UY Uruguayer|PY Paraguayer|GT Guatemalteke|HN Honduraner|SV Salvadorianer|NI Nicaraguaner|CR Costa-Ricaner|PA Panamaer|HT Haitianer|' +
    'JM Jamaikaner|NP Nepalese|BD Bangladescher|LK Sri-Lanker|UZ Usbeke|KZ Kasache|KG Kirgise|TJ Tadschike|TM Turkmene|MN Mongole|VN Vietnamese|' +
    'LA Laote|KH Kambodschaner|TH Thailänder|MM Birmane|MY Malaysier|SG Singapurer|ID Indonesier|NZ Neuseeländer|FJ Fidschianer|OM Omaner|' +
    'QA Katarer|BH Bahrainer|KW Kuwaiter|JO Jordanier|MD Moldauer|LV Lette|LT Litauer|EE Este|CY Zyprer|IS Isländer|AL Albaner|XK Kosovare|' +
    'XK Kosovo-Albaner|MK Nordmazedonier|ME Montenegriner',
  fr:
    'BI burundais|AE émirati|AF afghan|AL albanais|AM arménien|AO angolais|AT autrichien|AU australien|AZ azerbaïdjanais|BA bosnien|BD bangladais|BE belge|' +
    'BF burkinabè|BG bulgare|BH bahreïnien|BJ béninois|BW botswanais|BY biélorusse|CD congolais|CH suisse|CI ivoirien|CM camerounais|CU cubain|' +
    'CY chypriote|CZ tchèque|DK danois|DZ algérien|EE estonien|EG égyptien|ER érythréen|ET éthiopien|FI finlandais|FJ fidjien|GA gabonais|' +
    'GE géorgien|GH ghanéen|GN guinéen|GR grec|HR croate|HT haïtien|HU hongrois|ID indonésien|IE irlandais|IL israélien|IN indien|IQ irakien|' +
    'IR iranien|IS islandais|JM jamaïcain|JO jordanien|JP japonais|KE kényan|KG kirghize|KH cambodgien|KP nord-coréen|KR sud-coréen|KW koweïtien|' +
    'KZ kazakh|LA laotien|LB libanais|LK sri-lankais|LR libérien|LT lituanien|LU luxembourgeois|LV letton|LY libyen|MD moldave|ME monténégrin|' +
    'MG malgache|MK macédonien|ML malien|MM birman|MN mongol|MT maltais|MW malawite|MY malaisien|MZ mozambicain|NA namibien|NE nigérien|' +
    'NG nigérian|NL néerlandais|NO norvégien|NP népalais|NZ néo-zélandais|OM omanais|PH philippin|PK pakistanais|PL polonais|PS palestinien|' +
    'QA qatari|RO roumain|RS serbe|RW rwandais|SA saoudien|SD soudanais|SE suédois|SG singapourien|SI slovène|SK slovaque|SL sierra-léonais|' +
    'SN sénégalais|SO somalien|SY syrien|TD tchadien|TG togolais|TH thaïlandais|TJ tadjik|TN tunisien|TR turc|TW taïwanais|TZ tanzanien|' +
    'UA ukrainien|UG ougandais|UZ ouzbek|VN vietnamien|YE yéménite|ZA sud-africain|ZM zambien|ZW zimbabwéen|TM turkmène|XK kosovar|SS sud-' +
    'soudanais|CF centrafricain|DJ djiboutien|GQ équatoguinéen|NI nicaraguayen|BT bhoutanais|VE vénézuélien|CO colombien|CL chilien|PE péruvien|' +
    'MX mexicain|AR argentin|BR brésilien|EC équatorien|BO bolivien|UY uruguayen|PY paraguayen|GT guatémaltèque|HN hondurien|SV salvadorien|' +
    'CR costaricien|PA panaméen|DO dominicain',
  es:
    'NP nepalés|BI burundés|AE emiratí|AF afgano|AL albanés|AM armenio|AO angoleño|AT austriaco|AU australiano|AZ azerbaiyano|BA bosnio|BD bangladesí|BE belga|' +
    'BF burkinés|BG búlgaro|BH bareiní|BJ beninés|BW botsuano|BY bielorruso|CD congoleño|CH suizo|CI marfileño|CM camerunés|CU cubano|' +
    'CY chipriota|CZ checo|DK danés|DZ argelino|EE estonio|EG egipcio|ER eritreo|ET etíope|FI finlandés|FJ fiyiano|GA gabonés|GE georgiano|' +
    'GH ghanés|GN guineano|GR griego|HR croata|HT haitiano|HU húngaro|ID indonesio|IE irlandés|IL israelí|IN indio|IQ iraquí|IR iraní|' +
    'IS islandés|JM jamaicano|JO jordano|JP japonés|KE keniano,keniata|KG kirguís|KH camboyano|KP norcoreano|KR surcoreano|KW kuwaití|KZ kazajo|' +
    'LA laosiano|LB libanés|LK cingalés|LR liberiano|LT lituano|LU luxemburgués|LV letón|LY libio|MD moldavo|ME montenegrino|MG malgache|' +
    'MK macedonio|ML maliense|MM birmano|MN mongol|MT maltés|MW malauí|MY malasio|MZ mozambiqueño|NA namibio|NE nigerino|NG nigeriano|' +
    'NL neerlandés|NO noruego|NP nepalí|NZ neozelandés|OM omaní|PH filipino|PK pakistaní|PL polaco|PS palestino|QA catarí|RO rumano|RS serbio|' +
    'RW ruandés|SA saudí|SD sudanés|SE sueco|SG singapurense|SI esloveno|SK eslovaco|SL sierraleonés|SN senegalés|SO somalí|SY sirio|' +
    'TD chadiano|TG togolés|TH tailandés|TJ tayiko|TN tunecino|TR turco|TW taiwanés|TZ tanzano|UA ucraniano|UG ugandés|UZ uzbeko|VN vietnamita|' +
    'YE yemení|ZA sudafricano|ZM zambiano|ZW zimbabuense|SA saudita|SO somalo|PK pakistano|MA marroquí|PS palestina|XK kosovar|BF burkinabé|' +
    'NI nicaragüense|GQ ecuatoguineano|SS sursudanés|CF centroafricano|DJ yibutiano|TT trinitense|TM turcomano|PG papú|BT butanés',
  it:
    'KE keniano|BI burundese|AE emiratino|AF afghano|AL albanese|AM armeno|AO angolano|AT austriaco|AU australiano|AZ azero|BA bosniaco|BD bengalese|BE belga|' +
    'BF burkinabé|BG bulgaro|BH bahreinita|BJ beninese|BY bielorusso|CD congolese|CH svizzero|CI ivoriano|CM camerunese|CU cubano|CY cipriota|' +
    'CZ ceco|DK danese|DZ algerino|EE estone|EG egiziano|ER eritreo|ET etiope|FI finlandese|GA gabonese|GE georgiano|GH ghanese|GN guineano|' +
    'GR greco|HR croato|HT haitiano|HU ungherese|ID indonesiano|IE irlandese|IL israeliano|IN indiano|IQ iracheno|IR iraniano|IS islandese|' +
    'JM giamaicano|JO giordano|JP giapponese|KE keniota|KG kirghiso|KH cambogiano|KP nordcoreano|KR sudcoreano|KW kuwaitiano|KZ kazako|' +
    'LA laotiano|LB libanese|LK singalese|LR liberiano|LT lituano|LU lussemburghese|LV lettone|LY libico|MD moldavo|ME montenegrino|MG malgascio|' +
    'MK macedone|ML maliano|MM birmano|MN mongolo|MT maltese|MW malawiano|MY malese|MZ mozambicano|NA namibiano|NE nigerino|NG nigeriano|' +
    'NL olandese|NO norvegese|NP nepalese|NZ neozelandese|OM omanita|PH filippino|PK pakistano|PL polacco|PS palestinese|QA qatariota|RO romeno|' +
    'RS serbo|RW ruandese|SA saudita|SD sudanese|SE svedese|SG singaporiano|SI sloveno|SK slovacco|SN senegalese|SO somalo|SY siriano|' +
    'TD ciadiano|TG togolese|TH thailandese|TJ tagiko|TN tunisino|TR turco|TW taiwanese|TZ tanzaniano|UA ucraino|UG ugandese|UZ uzbeko|' +
    'VN vietnamita|YE yemenita|ZA sudafricano|ZM zambiano|ZW zimbabwese|TM turkmeno|XK kosovaro|SS sudsudanese|CF centrafricano|DJ gibutiano|' +
    'NI nicaraguense|BT bhutanese|VE venezuelano|CO colombiano|CL cileno|PE peruviano|MX messicano|AR argentino|BR brasiliano|EC ecuadoriano|' +
    'BO boliviano|UY uruguaiano|PY paraguaiano|GT guatemalteco|HN honduregno|SV salvadoregno|CR costaricano|PA panamense|DO dominicano|' +
    'MA marocchino',
  pt:
    'BI burundês|ST são-tomense|AE emiradense|AF afegão|AL albanês|AM arménio,armênio|AO angolano|AT austríaco|AU australiano|AZ azeri|BA bósnio|BD bengalês|BE belga|' +
    'BF burquinense|BG búlgaro|BH bareinita|BJ beninense|BY bielorrusso|CD congolês|CH suíço|CI marfinense|CM camaronês|CU cubano|CY cipriota|' +
    'CZ checo,tcheco|DK dinamarquês|DZ argelino|EE estónio,estoniano|EG egípcio|ER eritreu|ET etíope|FI finlandês|GA gabonês|GE georgiano|' +
    'GH ganês|GR grego|GW guineense|HR croata|HT haitiano|HU húngaro|ID indonésio|IE irlandês|IL israelita|IN indiano|IQ iraquiano|IR iraniano|' +
    'IS islandês|JM jamaicano|JO jordano|JP japonês|KE queniano|KG quirguiz|KH cambojano|KP norte-coreano|KR sul-coreano|KW kuwaitiano|' +
    'KZ cazaque|LA laosiano|LB libanês|LK cingalês|LR liberiano|LT lituano|LU luxemburguês|LV letão|LY líbio|MD moldavo|ME montenegrino|' +
    'MG malgaxe|MK macedónio|ML maliano|MM birmanês|MN mongol|MT maltês|MW malauiano|MY malaio|MZ moçambicano|NA namibiano|NG nigeriano|' +
    'NL neerlandês,holandês|NO norueguês|NP nepalês|NZ neozelandês|OM omanense|PH filipino|PK paquistanês|PL polaco,polonês|' +
    'PS palestiniano,palestino|QA catari|RO romeno|RS sérvio|RW ruandês|SA saudita|SD sudanês|SE sueco|SG singapurense|SI esloveno|SK eslovaco|' +
    'SN senegalês|SO somali|SY sírio|TD chadiano|TG togolês|TH tailandês|TJ tajique|TL timorense|TN tunisino|TR turco|TW taiwanês|TZ tanzaniano|' +
    'UA ucraniano|UG ugandês|UZ uzbeque|VN vietnamita|YE iemenita|ZA sul-africano|ZM zambiano|ZW zimbabuano|TM turcomeno|XK kosovar|SS sul-' +
    'sudanês|CF centro-africano|NI nicaraguense|BT butanês|PE peruano|EC equatoriano|BO boliviano|GT guatemalteco|HN hondurenho|SV salvadorenho|' +
    'CR costarriquenho|PA panamenho|DO dominicano',
  nl:
    'BJ beniners|BF burkinees,burkinezen|GM gambianen|MW malawiër*|NE nigerees,nigerezen|AE emirati|AF afghaan*,afghanen|AL albanees*,albanese,albanezen|AM armeens*,armeniër*|AO angolees,angolese,angolezen|AR argentijn*|' +
    'AU australiër*,premier Albanese|AZ azerbeidzj*,azeri|BA bosnisch*,bosniër*|BD bengalees,bengalese,bangladesh*|BF burkinees,burkinese|' +
    'BG bulgaar*,bulgaren|BH bahreins,bahreinse|BI burundees,burundese,burundezen|BJ beninees,beninese|BO boliviaan*,bolivianen|BR braziliaan*,' +
    'brazilianen|BT bhutaans*,bhutanees,bhutanese|BW botswaan*|BY belarus*,wit-russisch,wit-russen,wit-rus|CD congolezen|CF centraal-afrikaanse,' +
    'centraal-afrikaans|CH zwitser*|CI ivoriaan*,ivorianen|CL chileen*,chilenen|CM kameroens,kameroense,kameroener*|CN chinees|CO colombianen|' +
    'CR costa ricaanse,costa ricaans,costa ricaan,costa ricanen|CU cubanen|CY cypriot*,cyprisch*|CZ tsjech*|DE duitser*|DJ djiboutiaan*|DK deen,' +
    'deens*|DO dominicaanse|DZ algerij*|EC ecuadoriaan*,ecuadoraan*,ecuadorianen,ecuadoranen|EE estse,ests,Esten,estlands*|EG egypt*|ER eritre*|' +
    'ES spaans*|ET ethiop*|FI Finnen|FJ fijisch*|FR fransman,fransmannen,française,françaises|GA gabonees,gabonese,gabonezen|GB engelsman,' +
    'engelsmannen,Schotten|GE georgisch*,georgiër*|GH ghanees,ghanese,ghanezen|GN guinees,guinese,guineeër*|GR griekse|GT guatemalte*|' +
    'HN hondurees,hondurese,hondurezen|HR kroaat,kroaats*,kroaten|HT haïtiaan*,haïtianen|HU hongaar*|IE iers,Ier|IN indiër*|IQ irakees*,irakese|' +
    'IR iraniër*|IS ijsland*|JM jamaicaan*,jamaicanen|JO jordaniër*,jordaanse|JP japanner*,japans|KE keniaan*,kenianen|KG kirgiz*,kirgies*|' +
    'KH cambodja*|KP noord-koreaan,noord-koreanen|KR zuid-koreaan,zuid-koreanen|KW koeweit*|KZ kazach*|LA laotiaan*,laotianen|LB libanees|' +
    'LK sri lankaanse,sri lankaans,sri lankaan,sri lankanen|LR liberiaan*,liberianen|LT litouw*|LU luxemburg*|LV Letse,Letten,letland*|' +
    'LY libiër*|MA marokkanen|MD moldavi*|ME montenegrijn*|MG malagassi*|MK macedonisch*,macedoniër*|ML malinees,malinese,malinezen|MM birmees,' +
    'birmese,birmezen,birmaans*,myanmarees,myanmarese|MN mongools,mongoolse,mongoliër*|MR mauritaans*,mauritaniër*|MT maltees,maltese,maltezen|' +
    'MU mauritiaans*|MW malawisch*|MX mexicanen|MY maleisisch*,maleisiër*|MZ mozambikaan*,mozambikanen|NA namibisch*,namibiër*|NE nigerees,' +
    'nigerese|NG nigeriaan*,nigerianen|NI nicaraguaan*,nicaraguanen|NO Noren|NP nepalees,nepalese,nepalezen|NZ nieuw-zeelands,nieuw-zeelandse,' +
    'nieuw-zeelander,nieuw-zeelanders|OM omaans,omaanse,omanitisch*|PA panamees,panamese,panamezen|PE peruaan*,peruanen|PH filipijn*,filipino*|' +
    'PK pakistaan*,pakistanen,pakistani*|PY paraguayaan*|QA qatarees,qatarese,qatarezen|RO roemeen*|RS servisch*,serviër*|RU Russin|RW rwandees,' +
    'rwandese,rwandezen|SD soedanees,soedanese,soedanezen|SE zweed|SG singaporees,singaporese,singaporeaan*|SI sloveen*,slovenen|SK slowaak*,' +
    'slowaken|SL sierra leoonse,sierra leoons|SN senegalees,senegalese,senegalezen|SO somalisch*,somaliër*|SS zuid-soedanees,zuid-soedanese,' +
    'zuid-soedanezen|SV salvadoraan*,salvadoranen|TD tsjadisch*,tsjadiër*|TG togolees,togolese,togolezen|TJ tadzj*|TM turkmeen*,turkmenen|' +
    'TN tunesi*|TW taiwanees,taiwanezen|TZ tanzania*|UG oegandees,oegandese,oegandezen|US amerikanen|UY uruguayaan*,uruguayanen|UZ oezbe*|' +
    'VE venezolanen|XK kosovaar*,kosovaren|YE jemeniet*,jemenit*|ZA zuid-afrikanen|ZM zambiaan*,zambianen|ZW zimbabwaan*,zimbabweaan*,zimbabwanen',
  sv:
    'AE emiratisk*|AL alban*|AM armenisk*,armenier*|AO angolan*|AT österrik*|AU austral*|AZ azerbajdzj*|BA bosn*|BD bangladesh*|BE belgare,' +
    'belgarna|BF burkinsk*|BH bahrain*|BI burundisk*|BJ beninsk*|BO bolivian*|BT bhutan*|BW botswan*|BY belarus*|CD kongoles*|CF centralafrikan*|' +
    'CI ivorian*|CL chilen*|CM kamerun*|CO colombian*|CR costarican*|CY cypriot*|DE tyskar*|DJ djibouti*|DO dominikansk*|DZ algeri*|EC ecuador*|' +
    'EE esterna,estländ*|ER eritrean*|ES spanjor*|FI finnar,finnarna|FJ fijian*|FR fransman,fransmän,fransmannen,fransmännen,fransyska|GA gabon*|' +
    'GB engelsman,engelsmän,engelsmannen,engelsmännen,walesisk*|GE georgisk*,georgier*|GH ghanan*|GN guineansk*|GT guatemal*|HN honduransk*|' +
    'HR kroat*|HT haiti*|ID indones*|IE irländ*,irisk*|IN indier*|IT italienar*|JM jamaican*|JO jordansk*,jordanier*|KE kenyan*|KG kirgiz*|' +
    'KH kambodj*|KR sydkorean*|KW kuwait*|KZ kazak*|LA laotisk*|LK lankes*|LR liberian*|LT litau*|LU luxemburg*|LV letterna|LY liby*|MA marock*|' +
    'MD moldav*|ME montenegr*|MG madagaskisk*|MK makedon*,nordmakedon*|ML malisk*,malier*|MM burmes*,burman*|MN mongoli*|MR mauretan*|MT maltes*|' +
    'MU mauritisk*|MW malawisk*|MY malays*|MZ moçambik*|NA namib*|NE nigersk*|NG nigeri*|NI nicaragua*|NO norrman,norrmannen,norrmännen|' +
    'NP nepales*|NZ nyzeeländ*|OM omansk*|PA panamansk*|PE peruan*|PH filippin*|PK pakistan*|PY paraguay*|QA qatar*|RS serb*|RU ryss*|RW rwandi*|' +
    'SD sudanes*|SG singapor*|SI sloven*|SL sierraleon*|SN senegal*|SO somal*|SS sydsudan*|SV salvadoransk*|TD tchad*|TG togoles*|TJ tadzj*|' +
    'TM turkmen*|TN tunisi*|TZ tanzan*|UG ugand*|US förenta staterna,förenta staternas|UY uruguay*|UZ uzbek*|VN vietnames*|XK kosovan*,kosovsk*,' +
    'kosovar*,kosovoal*|ZM zambi*|ZW zimbabw*',
  da:
    'AE emiratisk*|AL alban*|AM armensk*,armenier*|AO angolansk*,angolaner*|AT østriger,østrigere,østrigerne|AU australier*|AZ aserbajdsjan*|' +
    'BA bosn*|BD bangladesh*|BE belgier*|BF burkinsk*|BG bulgarer*|BH bahrain*|BO boliviansk*,bolivianer*|BR brasilianer*|BT bhutan*|BW botswan*|' +
    'BY belarus*|CA canadier*|CD congoles*|CF centralafrikansk*|CI ivoriansk*,ivorianer*|CL chilensk*,chilener*|CM camerounsk*|CO colombiansk*,' +
    'colombianer*|CR costaricansk*|CU cubaner*|CY cypriot*,cypriotisk*|DE tysker*|DJ djiboutisk*|DO dominikansk*|DZ algeri*|EC ecuadoriansk*|' +
    'EE estlænd*,estisk*|EG egypter*|ER eritre*|ET etiop*|FI finlænder*|FJ fijian*|GA gabonsk*|GB skotter,skotterne,walisisk*,englændere|' +
    'GE georgisk*,georgier*|GH ghanes*|GR græker*|GT guatemal*|HN honduransk*|HR kroat*|HT haiti*|ID indones*|IE irsk*,irer,irere,irerne,' +
    'irlænder*|IN indere,inderen,inderne|IS islænding*|IT italienere|JM jamaican*|JO jordansk*,jordaner*|JP japaner*|KE kenyan*|KG kirgis*|' +
    'KH cambodj*|KP nordkoreaner*|KR sydkoreaner*|KW kuwait*|KZ kasakh*|LA laotisk*|LB libanes*|LK srilankansk*|LR liberiansk*|LU luxembourgsk*,' +
    'luxembourger*|LV letlænd*,letterne|LY libysk*,libyer*|MA marokk*|MD moldovsk*,moldover*|ME montenegrin*|MG madagaskisk*|MK makedon*,' +
    'nordmakedon*|ML malisk*|MM burmes*,myanmar*|MN mongolsk*|MR mauretan*|MT maltesisk*|MX mexicaner*|MY malays*|MZ mozambikansk*|NA namibi*|' +
    'NE nigersk,nigerske|NG nigeriansk*,nigerianer*|NI nicaragua*|NL nederlænd*|NO nordmand,nordmanden|NP nepales*|NZ newzealandsk*,newzealænd*|' +
    'OM omansk*|PA panamansk*|PE peruansk*,peruaner*|PH filippinsk*,filippiner*|PK pakistaner*|PT portugiser*|PY paraguay*|QA qatar*|RO rumæn*|' +
    'RS serber*|RW rwandisk*,rwander*|SA saudi*|SD sudanes*,sudaner*|SE svensker*|SG singapor*|SI sloven*|SK slovak*|SN senegales*|SO somalisk*,' +
    'somalier*|SS sydsudan*|SV salvadoransk*|SY syrere,syrerne|TD tchad*|TG togoles*|TH thailænd*|TJ tadsjik*|TM turkmen*|TN tunes*|TW taiwan*|' +
    'TZ tanzani*|UA ukrain*|UG ugand*|US amerikaner*,de forenede stater|UY uruguay*|UZ usbek*|VE venezuelaner*|VN vietnames*|XK kosovan*,' +
    'kosovsk*,kosovar*,kosovoal*|YE yemenit*|ZA sydafrikaner*|ZM zambi*|ZW zimbabw*',
  no:
    'ZA sørafrikaner*|MX meksikaner*|NP nepaler*|AE emiratisk*|AL alban*|AM armensk*,armener*|AO angolansk*,angolaner*|AU australier*|AZ aserbajdsjan*|BA bosn*|BD bangladesh*|BE belgier*|' +
    'BF burkinsk*|BG bulgarer*|BH bahrain*|BO boliviansk*,bolivianer*|BR brasilianer*|BT bhutan*|BW botswan*|BY belarus*|CA kanadisk*,kanadier*|' +
    'CD kongoles*|CF sentralafrikansk*|CI ivoriansk*|CL chilensk*,chilener*|CM kamerunsk*,kameruner*|CN kineser*|CO colombiansk*,colombianer*|' +
    'CR costaricansk*|CU cubaner*|CY kypriot*,kyprer*|CZ tsjekk*|DE tysker*|DJ djiboutisk*|DO dominikansk*|DZ algeri*,algiersk*|EC ecuadoriansk*|' +
    'EG egypter*|ER eritre*|ET etiop*|FJ fijian*|FR franskmann*|GA gabonsk*|GB walisisk*|GE georgisk*,georgier*|GH ghanes*|GR greker*|' +
    'GT guatemal*|HN honduransk*|HR kroat*|HT haiti*|ID indones*|IE irsk*,irlender*|IN indere,inderen,inderne|IQ iraker*|IR iraner*|JM jamaikan*|' +
    'JO jordansk*,jordaner*|JP japaner*|KE kenyan*|KG kirgis*|KH kambodsj*|KP nordkoreaner*|KR sørkoreaner*|KW kuwait*|KZ kasakh*|LA laotisk*|' +
    'LB libanes*|LK srilankisk*,lankisk*|LR liberisk*|LU luxembourgsk*,luxembourger*|LV latvier*|LY libysk*,libyer*|MA marokk*|MD moldovsk*,' +
    'moldover*|ME montenegrin*|MG gassisk*|MK makedon*,nordmakedon*|ML malisk*|MM burmes*,myanmar*|MN mongolsk*|MR mauritan*|MT maltesisk*|' +
    'MX meksikaner*|MY malays*|MZ mosambik*|NA namibi*|NE nigersk*|NG nigeriansk*,nigerianer*|NI nicaragua*|NO nordmann|NP nepales*|' +
    'NZ newzealandsk*,newzealender*|OM omansk*|PA panamansk*|PE peruansk*,peruaner*|PH filippinsk*,filippiner*|PK pakistaner*|PT portugiser*|' +
    'PY paraguay*|QA qatar*|RS serber*|RW rwandisk*,rwander*|SA saudi*|SD sudansk*,sudaner*|SE svensker,svensken,svenskene|SG singapor*|' +
    'SI sloven*|SK slovak*|SN senegales*|SO somalisk*,somalier*|SS sørsudan*|SV salvadoransk*|TD tsjad*|TG togoles*|TH thailender*|TJ tadsjik*|' +
    'TM turkmen*|TN tunis*|TW taiwan*|TZ tanzani*|UG ugand*|US de forente stater|UY uruguay*|UZ usbek*|VE venezuelaner*|VN vietnames*|' +
    'XK kosovan*,kosovsk*,kosovar*,kosovoal*|YE jemen*|ZA sørafrikaner*|ZM zambi*|ZW zimbabw*',
  pl:
    'AE emirack*,emiraty,emiratach,emiratów|AF afga*|AL albań*|AM armeń*,ormia*|AO angolsk*,angolij*,Angoli,Angolę,angolań*|AR argentyń*,' +
    'argentyn*|AT austria*|AU australi*|AZ azersk*,azerbej*,azerowie|BA bośni*|BD bangladesz*|BE Belg,Belga,Belgowie,Belgów,Belgom,Belgami|' +
    'BF burkiń*,burkin*|BG bułgar*|BH bahraj*|BI burundi*,burundyj*|BJ beniń*,benin*|BO boliw*|BT bhuta*|BW botswa*|BY białorus*|CA kanadyj*|' +
    'CD kongij*|CF środkowoafrykań*|CI iworyj*,wybrzeża kości słoniowej,wybrzeżu kości słoniowej|CL chilij*|CM kameruń*,kamerun*|CO kolumbij*,' +
    'Kolumbii,Kolumbię,Kolumbią|CR kostary*|CU kubańcz*|CY cypryj*,Cypru,Cyprze,Cyprem|DJ dżibut*|DK duń*,danii,Danią|DO na Dominikanie,' +
    'z Dominikany,republiki dominikańskiej,republice dominikańskiej|DZ algie*|EC ekwador*|EE estoń*|ER erytrej*|ES hiszpan*|FJ fidżi*|GA gaboń*,' +
    'gabon*|GB anglik,anglika,anglicy,anglików,anglikom,anglikami,walij*,Wielkiej Brytanii,Wielką Brytanię,Wielką Brytanią|GE gruzj*|GH ghańsk*,' +
    'ghańcz*,Ghany,Ghanie,Ghanę|GN gwinej*,Gwinei|GQ Gwinei Równikowej|GR greczyn*|GT gwatemal*|GW Gwinei Bissau|HN hondura*|HR chorwa*|' +
    'HT haitań*,haiti*|ID indonez*|IE irland*|IN hindus*|IQ irac*|IR irań*|IS island*|JM jamaj*|JO jordań*|JP japoń*|KE kenij*|KG kirgi*|' +
    'KH kambodż*|KP koreę północną,koreą północną|KR koreę południową,koreą południową|KW kuwej*|KZ kazach*|LA laota*,Laosu,Laosie|LB libańcz*|' +
    'LK lankij*,sri lance,sri lanki|LR liberyjsk*,liberyjscy,liberyjcz*|LU luksembur*|LV łotysz*|LY libij*,Libii,Libię,Libią|MD mołdaws*,' +
    'mołdawi*|ME czarnogór*|MG malgask*,madagaska*|MK macedoń*,Macedonii,Macedonię,Macedonią|ML malij*|MM birma*,mjanm*,Birmie,Birmy,Birmę,Birmą|' +
    'MN mongolsk*,mongolscy|MR maureta*|MT maltań*,Malcie|MU mauritius*|MW malawij*|MY malez*|MZ mozambi*|NA namibi*|NE nigersk*,Nigru,Nigrze|' +
    'NG nigeryj*|NI nikaragu*|NL holendrzy,holendrów,holendrom|NO norweż*|NP nepal*|NZ nowozeland*|OM omań*,Omanu,Omanie|PA panamsk*,Panamie|' +
    'PE peruwia*|PG Papui-Nowej Gwinei,Nowej Gwinei|PH filipiń*|PK pakista*|PT portugalczy*|PY paragwaj*|QA katarsk*,katarczy*,w Katarze|' +
    'RO rumun*|RS Serb,Serba,Serbem,Serbowi,Serbka,Serbki,Serbkę,Serbom,Serbami|RW rwand*|SA saudow*,saudyjcz*|SD sudań*,sudan*|SE szwedzc*,' +
    'szwedk*,szwedom,szwedami|SG singapur*|SI słoweń*,słowen*|SN senegal*|SO somal*|SS południowosudań*,sudanie południowym,sudanu południowego|' +
    'SV salwador*|SY syryj*|TD czadyj*,w Czadzie|TH tajlan*,tajsk*|TJ tadży*|TM turkmeń*,turkmen*|TN tunez*|TT trynida*|TW tajwa*|TZ tanzań*|' +
    'UG ugandyj*,ugandz*,Ugandy,Ugandę,Ugandą|US amerykań*,Stanach Zjednoczonych,Stanów Zjednoczonych,Stanom Zjednoczonym,Stanami Zjednoczonymi|' +
    'UY urugwaj*|UZ uzbec*,uzbek*|VE wenezue*|VN wietna*|XK kosowsk*,Kosowie,kosowia*|YE jemeń*,jemen*|ZA południowoafry*,RPA,' +
    'Republice Południowej Afryki,Republiki Południowej Afryki|ZM zambij*,Zambii,Zambię,Zambią|ZW zimbabw*|-- polakowsk*,węgrzyn*,litwińsk*',
  cs:
    'UG uganďan*|AE emiráty,emirátech,emirátů,emirátsk*|AL albán*|AM armén*|AO angol*|AR argentin*|AU australan*|AZ ázerbájdž*,ázersk*|BA bosn*,bosň*|' +
    'BD bangladéš*|BF burkin*|BG bulhar*,bulhař*|BH bahrajn*|BI burundsk*,burundij*|BJ benin*|BO bolívi*,bolívij*|BR brazil*|BT bhútán*|' +
    'BW botswan*|CA kanaďan*|CD konžsk*,konžan*,demokratické republice kongo|CF středoafri*|CL chilsk*,chilan*|CM kamerun*|CN číňan*|' +
    'CO kolumbij*|CR kostari*|CU kubánec,kubánc*,z Kuby|CY kypersk*,Kypr,Kypru,Kyprem,kypřan*|DE němk*|DJ džibut*|DO dominikánské republice,' +
    'dominikánské republiky,dominikánskou republiku|DZ alžír*,alžířan*|EC ekvádor*|EE eston*|EG egypťan*|ER eritrej*|ET etiop*|FI Finové|' +
    'FJ fidži*|GA gabon*|GB Skotové,Skotů,velšsk*|GE gruzín*|GH ghansk*,ghaňan*,Ghany,Ghaně,Ghanu|GL gróns*|GN guinej*|GR Řekové,Řekům|' +
    'GT guatemal*|HN hondura*|HR chorvat*|HT haiťan*,haitsk*|ID indonés*|IE Irové,Irů|IN Indové,Indů|IQ irák*,iráč*,iráck*|IS island*,islanďan*|' +
    'IT italk*|JM jamaj*|JO jordánsk*,jordánc*|JP japonec*,japonc*,japonk*|KE keňan*,keňa|KG kyrgy*|KH kambodž*|KW kuvajt*|KZ kazaš*,kazach*|' +
    'LA laosk*,Laosu|LB libanon*|LK srílan*,srí lance,srí lanky,srí lanku|LR liberijsk*|LT litovc*,litovsk*|LU lucembur*|LY libyj*,Libyi,Libyí|' +
    'MA maroč*|MD moldavsk*,moldavan*|ME černohor*,černé hoře,černé hory|MG madagaska*,malgaš*|MK makedon*,Severní Makedonii|ML malijsk*|' +
    'MM barmsk*,barmánc*,Barmě,Barmy,Barmu,myanmar*|MN mongolsk*|MR mauritán*|MT maltsk*,malťan*,na Maltě|MU maurici*|MW malawijsk*,malawsk*|' +
    'MX mexi*|MY malajs*|MZ mosambi*|NA namib*|NE nigersk*,Nigeru|NG nigérij*,nigerij*|NI nikaragu*|NL holanď*,holand*|NO Norové,Norů|NP nepál*|' +
    'NZ novozéland*|OM ománsk*,Ománu|PA panamsk*,panamc*,v Panamě,z Panamy|PE peruán*|PG papuánsk*|PH filipín*|PS palestin*|PY paraguay*|' +
    'QA katarsk*,v Kataru,z Kataru|RO rumun*|RS Srbové,Srbů,Srbům|RW rwand*|SA saúdsk*,Saúdové,Saúdů|SD súdán*|SG singapur*|SI slovin*|' +
    'SN senegal*|SO somál*|SS jihosúdán*,jižním súdánu,jižního súdánu|SV salvadorsk*,salvadorc*|SY syřan*|TD čadsk*,v Čadu,z Čadu|TH thaj*|' +
    'TJ tádži*|TM turkmen*|TN tunis*|TR turků,turkům|TZ tanzan*|UG ugand*|US Spojených státech,Spojených států,Spojeným státům,Spojenými státy|' +
    'UY uruguay*|UZ uzbec*,uzbek*|VN vietnam*|XK kosovsk*,v Kosovu|YE jemen*|ZA Jižní Africe,Jižní Afriky,Jižní Afriku,Jihoafrické republice|' +
    'ZM zambij*,Zambii,Zambie|ZW zimbabw*|-- Poláková,Polákovou,Slováková,Slovákovou,Maďarová,Maďarovou,Švédová,Švédovou,Španělová,Španělovou,' +
    'Francouzová,Francouzovou,Rakušanová,Rakušanovou',
  ro:
    'AE emiratele,emiratelor,emiratez*|AF afgan*|AL albanez*|AM armean,armeană,armeni,armene,armenii,armenilor,armenesc*|AO angol*|AR argentin*|' +
    'AT austriec*|AU australien*|AZ azeră,azeri,azere,azerbaid*|BA bosniac*,bosniec*,bosniei|BD bangladesh*,bengalez*|BE belgien*,Belgiei|' +
    'BF burkin*|BG bulgare,bulgarii,bulgarilor,bulgarul,bulgăresc*|BO bolivi*|BR brazili*|BW botswan*|BY belaru*,bieloru*|CA canad*|CD congolez*|' +
    'CH elveți*|CI ivorian*,ivorien*|CL chilian*,chilien*|CM camerun*|CN Chinei|CO columbian*,columbien*,Columbiei|CR costarican*|CU cubanez*,' +
    'Cubei|CY cipriot*,Ciprului,ciprioț*|CZ ceh,cehă,cehi,cehe,cehii,cehilor,cehul,Cehia,Cehiei|DE nemți,nemții,nemților|DK danez*,danemarc*|' +
    'DO republicii dominicane,dominicană|DZ algeri*|EC ecuador*|EE eston*|EG egipt*|ER eritre*|ES spaniol*,Spaniei|FI finland*|FR Franței|' +
    'GA gabon*|GB scoțien*,galez*,englezoaic*,Marii Britanii|GE georgien*,georgian,georgiană|GH ghanez*,Ghanei|GN guineez*|GR greacă,grecul,' +
    'greceasc*,Greciei|GT guatemal*|HN hondura*|HR croat*,croaț*|HT haitian*,haitien*|HU ungurul,unguresc*,ungureasc*,unguroaic*|ID indonezi*|' +
    'IE irland*|IL israelien*,Israelului|IN indience,indiene,indienii,indienilor,indianul,Indiei|IQ irakien*,Irakul*|IR iranien*,Iranul*|' +
    'IS island*|IT italien*,Italiei|JM jamaican*|JO iordani*|JP japonez*|KE kenyan*,kenian*,kenyen*,Kenyei|KG kârgâz*,kirghiz*|KH cambodg*|' +
    'KP nord-coreenii,nord-coreenilor,coreei de nord|KR sud-coreenii,sud-coreenilor,coreei de sud|KW kuweit*|KZ kazah*|LA laoțian*|LB Libanul,' +
    'Libanului|LR liberian*,liberien*,Liberiei|LT lituan*|LU luxembur*|LV leton*|LY libian*,libien*,Libiei|MA marocan*,Marocul*|ME muntenegr*|' +
    'MG malgaș*|MK macedon*|ML malian*,malien*|MM birman*|MN mongol*|MR mauritan*|MT maltez*|MX mexican*,Mexicul*|MY malaysi*,malaezi*|' +
    'MZ mozambic*|NA namibi*|NG nigeri*|NI nicaragua*|NL neerland*,Olandei,Țărilor de Jos|NO norvegi*|NP nepal*|NZ neozeeland*|OM omanez*|' +
    'PA panamez*|PE peruan*,peruvian*|PH filipinez*|PK pakistan*|PS palestin*|PT portugh*|PY paragua*|QA qatar*|RO românul,românului,româncă,' +
    'românca,româncei|RS sârb*,Serbiei|RU rusul,rusului,rusoaic*,Rusiei|RW rwandez*|SA saudit*,saudiț*|SD sudanez*,Sudanul*|SE Suediei|' +
    'SG singapor*|SI sloven*|SK slovac,slovacă,slovaci,slovace,slovacii,slovacilor|SN senegalez*,Senegalul*|SO somalez*|SS sud-sudanez,' +
    'sud-sudaneză,sudanul de sud,sudanului de sud|SV salvadori*|SY sirian*,sirien*,Siriei|TD ciadian*,ciadien*|TG togolez*|TH thailand*|' +
    'TJ tadji*|TM turkmen*|TN tunisi*|TR turcul,turcului,turcesc*,turceasc*,turcoaic*,Turciei|TW taiwanez*|TZ tanzani*|UA ucrain*|UG ugand*|' +
    'US americanilor,Statelor Unite|UY urugua*|UZ uzbec*|VE venezuel*|VN vietnam*|XK kosova*|YE yemen*|ZA sud-african,sud-africană,sud-africani,' +
    'sud-africane,africa de sud,africii de sud|ZM zambian*,zambien*,Zambiei|ZW zimbabw*',
  uk:
    'AE емірати,еміратів,еміратах,еміратськ*|AF афган*|AL албан*|AM вірмен*|AO ангол*|AR аргентин*|AT австрі*|AU австрал*|AZ азербайдж*|' +
    'BA босні*|BD бангладеш*|BE бельгі*|BF буркін*|BG болгар*|BH бахрейн*|BI бурунді*|BJ бенін*|BO болівій*|BR бразил*|BW ботсван*|CA канад*|' +
    'CD конголез*,ДР Конго|CF центральноафрик*|CI івуарі*|CL чилі*|CM камерун*|CN китаєць|CO колумбій*|CU кубинськ*,кубин*,на Кубі,у Кубі,з Куби|' +
    'CY кіпр*|CZ чехи,чехів,чехам|DJ джибут*|DK данці,данців,данець|DO домініканськ*|DZ алжир*|EC еквадор*|EE естон*|ER еритрейськ*,еритрейц*,' +
    'Еритрея,Еритреї|ET ефіоп*|FI фіни,фінів,фінам|FJ фіджі*|GA габон*|GB англійц*|GE грузин*|GH ганськ*,Гані|GL гренланд*|GN гвінейськ*,' +
    'гвінейц*,гвінеї|GR грец*,грек*|GT гватемал*|HN гондурас*|HR хорват*|HT гаїт*|HU угорк*|ID індонез*|IE ірланд*|IN індійц*,індієць|IQ ірак*|' +
    'IR іран*|IS ісланд*|IT італ*|JM ямай*|JO йорданськ*,йорданц*|KE кенійськ*,кенійц*,кенії,кенія|KG киргиз*|KH камбодж*|KW кувейт*|KZ казах*|' +
    'LA лаос*|LB ліван*|LK ланкійськ*,ланкійц*,шрі-ланці,шрі-ланки|LR ліберійськ*|LU люксембур*|LV латиш*|LY лівійськ*,лівійц*,Лівії,Лівію,' +
    'Лівією|MA марокк*|MD молдав*|ME чорногор*|MG мадагаск*,малагас*|MK македонськ*,македонц*,північній македонії,північної македонії|MM бірман*,' +
    'янм*|MN монгол*|MR мавритан*|MT мальтійськ*,Мальті|MX мексик*|MY малайзі*|MZ мозамбі*|NA намібі*|NE нігерськ*,Нігеру,Нігері|NG нігері*|' +
    'NI нікарагуа*|NL голланд*|NO норве*|NP непал*|NZ новозеланд*,нової зеландії,новій зеландії|PA панамськ*,у Панамі|PE перуан*|PH філіппін*,' +
    'філіпін*|PK пакистан*|PS палестин*|PT португал*|PY парагва*|QA катарськ*,катарц*,Катару,Катарі,Катаром|RW руанд*|SD судан*|SE швед*|' +
    'SG сингапур*,сінгапур*|SI словен*|SK словак*|SN сенегал*|SO сомалі*|SS південносудан*,південному судані,південного судану|SV сальвадор*|' +
    'SY сирійц*,сирієць|TH таїланд*,тайськ*|TJ таджи*|TM туркмен*|TN туніс*|TW тайван*|TZ танзан*|UG уганд*|UY уругва*|UZ узбек*,узбец*|' +
    'VE венесуе*|XK косовськ*,косовар*,Косові|YE ємен*|ZA південноафрикан*,ПАР|ZM замбі*|ZW зімбабв*|-- іраклі*,греко-католики,греко-католиків,' +
    'греко-католицька,греко-католицької,греко-католицькій,греко-католицьку,греко-католицький,греко-католицького',
  el:
    'AE εμιράτ*,εμιρατ*|AF αφγαν*|AM αρμενικ*,αρμένιο*,αρμένιος,αρμένιων|AO αγκόλ*,αγκολ*,ανγκόλ*|AR αργεντιν*|AU αυστραλ*|AZ αζερμπ*,αζέρ*,' +
    'αζερι*|BA βόσνι*,βοσνι*,Βοσνία,Βοσνίας|BD μπανγκλαντ*|BE βέλγο*|BG βούλγαροι,βούλγαρων,βούλγαρους,βούλγαρος,βούλγαρο|BH μπαχρέιν*|BO βολιβ*|' +
    'BR βραζιλ*|BW μποτσουάν*|BY λευκορωσ*,λευκορώσ*|CA καναδ*|CD κονγκολέζ*,λαϊκή δημοκρατία του κονγκό,λαϊκής δημοκρατίας του κονγκό,ΛΔ Κονγκό|' +
    'CI ακτή ελεφαντοστού,ακτής ελεφαντοστού|CL χιλιαν*,Χιλή,Χιλής|CM καμερούν*,καμερουν*|CO κολομβ*|CU κουβαν*,Κούβα,Κούβας|CZ τσεχ*,τσέχ*|' +
    'DK δανία,δανίας,δανός,δανού,δανοί,δανούς,δανών,δανικ*,δανέζ*|DZ αλγερ*|EC εκουαδ*|EE εσθον*|EG αιγύπτι*|ER Ερυθραία,Ερυθραίας|ES ισπαν*|' +
    'ET αιθιοπ*,αιθίοπ*|FI φινλανδ*,φιλανδ*|FR γάλλος,γάλλο|GA γκαμπόν*|GB άγγλ*,σκωτσέζ*|GH γκάνα,γκάνας,γκανέζ*|GT γουατεμάλ*|HN ονδούρ*|' +
    'HR κροατ*,κροάτ*|HT αϊτή,αϊτής,αϊτιν*|HU ούγγρ*|ID ινδονησ*,ινδονήσ*|IE ιρλανδ*|IN ινδός,ινδό,ινδοί,ινδούς,ινδών,ινδή,ινδής|IQ ιρακ*|' +
    'IS ισλανδ*|JM τζαμάικ*,τζαμαϊκ*|JO ιορδανία,ιορδανίας,ιορδανικ*,ιορδανός,ιορδανοί,ιορδανούς,ιορδανών|JP γιαπωνέζ*|KE κένυα,κένυας,κενυάτ*,' +
    'κενυατ*|KG κιργι*|KH καμπότζ*,καμποτζ*|KP βορειοκορε*|KR νοτιοκορε*|KW κουβέιτ*,κουβεϊτ*|KZ καζακ*|LB λιβανικ*|LK σρι λάνκα,σρι λάνκας|' +
    'LT λιθουαν*|LU λουξεμβ*|LV λετον*|LY λιβύ*,λιβυκ*,λίβυο*|MA μαρόκ*,μαροκ*|MD μολδαβ*|ME μαυροβούν*,μαυροβουν*|MG μαδαγασκ*|' +
    'MK βόρεια μακεδονία,βόρειας μακεδονίας,βορειομακεδ*|MM μιανμάρ*,βιρμαν*|MN μογγολ*|MT μάλτα,μάλτας,μαλτέζ*|MY μαλαισ*|MZ μοζαμβίκ*|' +
    'NA ναμίμπι*|NE νίγηρ*|NG νιγηρι*|NI νικαράγ*|NO νορβηγ*|NP νεπάλ*,νεπαλέζ*|NZ νεοζηλανδ*,νέα ζηλανδία,νέας ζηλανδίας|OM ομάν|PE περού,' +
    'περουβιαν*|PH φιλιππιν*,φιλιππίν*|PK πακιστ*|PT πορτογαλ*,πορτογάλ*|PY παραγουά*,παραγουαν*|QA κατάρ|RO ρουμάν*|RS σερβικ*,σέρβοι,σέρβους,' +
    'σέρβων,σέρβος|RU ρώσων|RW ρουάντ*|SA σαουδ*|SD σουδάν*,σουδαν*|SE σουηδ*|SG σιγκαπούρ*|SI σλοβεν*,σλοβέν*|SK σλοβακ*,σλοβάκ*|SN σενεγάλ*,' +
    'σενεγαλ*|SO σομαλ*,σομάλ*|SS νότιο σουδάν,νότιου σουδάν|SV σαλβαδόρ|SY σύριος,σύριοι,σύριους,σύριων,σύριο,σύροι,σύρους,σύρων|TD τσαντ|' +
    'TH ταϊλανδ*|TJ τατζικ*|TM τουρκμεν*|TN τυνησ*,τυνήσ*|TW ταϊβάν*,ταϊβαν*|TZ τανζαν*|UG ουγκάντ*,ουγκαντ*|UY ουρουγου*|UZ ουζμπ*|VE βενεζου*|' +
    'VN βιετν*|XK κόσοβο,κοσόβου,κοσοβάρ*,κοσσυφοπ*|YE υεμεν*|ZA νοτιοαφρικ*,νότια αφρική,νότιας αφρικής|ZM Ζάμπια,Ζάμπιας|ZW ζιμπάμπ*|' +
    '-- ιορδανίδ*,ιορδάνη*,αρμενίζ*,αρμενίσ*,τσέχοφ,τσέχωφ',
  hu:
    'PE peruiak,peruiakat,peruiaknak|-- csehov*|AE emirátusok*,emírségek*|AL albán*|AM örmény*|AO angolai*,angoláb*,angoláv*,angolár*,angolát|AR argentin*|AZ azeri*,azerbajdzs*|' +
    'BA bosnyák*,bosznia*,boszniá*|BD banglades*|BE belgium*,belgák*|BF burkina*|BG bulgári*|BH bahrein*|BI burundi*|BJ benini*,Beninben,' +
    'Beninből,Benint|BO bolívi*|BR brazíli*|BT bhután*|BW botswan*|CA kanad*|CD kongói*|CF közép-afrikai|CI elefántcsontpart*|CL chilei*,chilé*|' +
    'CM kamerun*|CO kolumbi*|CR costa ricai,costa ricában,costa ricából|CY ciprusi*,cipruso*,ciprusr*,Ciprust|DJ dzsibut*|DO dominikai*|' +
    'DZ algír*,algéri*|EC ecuador*|EE észt,észtek,észtország*|ER eritre*|ET etióp*|FI finnország*|FJ fidzsi*|GA gaboni*,Gabonban,Gabonból,Gabont|' +
    'GB Egyesült Királyságban,Egyesült Királyságból,Egyesült Királyságba,Egyesült Királyságot,Egyesült Királyságnak|GE grúz*|GH ghánai*,ghánáb*,' +
    'ghán*|GM gambiai*,gambiá*|GN guineai*,guineá*|GT guatemal*|GY guyanai*,guyaná*|HN hondura*|HR horvátország*|HT haiti*|ID indonéz*|' +
    'IE írország*,írek|IN indiát,indiára,indiától,indiának|IS izland*|JM jamaica*|JO jordániai*,jordániá*|KG kirgiz*|KH kambodzs*|KW kuvait*|' +
    'KZ kazah*|LA laoszi*,laosz*|LK srí lankai,srí lankán,srí lanka,srí lankában,srí lankából,srí lankát|LR libériai|LT litván*|LU luxembur*|' +
    'LV lettország*|LY líbi*|MA marokkó*|MC monacó*,monacoi*|MD moldáv*,moldov*|ME montenegr*|MG madagaszk*|MK macedón*|ML Maliban,Maliból|' +
    'MM mianmar*,burmai*|MN mongol*|MR mauritán*|MT máltai,Máltán,Máltáról,Máltára,Máltát|MV maldív*|MW malawi*|MY malajz*,maláj*|MZ mozambik*|' +
    'NA namíb*|NE nigeri,nigerben,Nigerből,Nigert|NG nigéri*|NI nicaragua*|NO norvég*|NP nepál*|OM ománi*,ománb*,ománt|PA panamai*,Panamában,' +
    'Panamából,Panamát,Panamának|PE perui,Peruban,Peruból,Perut,Peruba|PG pápua új-guineai,pápua új-guineában,pápua új-guineából,' +
    'pápua új-guineát|PK pakiszt*|PS palesztin*|PY paraguay*|QA katari,katariak,katarban,katarnak,Katarból,Katart,Katarba|RW ruanda*,ruandá*|' +
    'SA szaúd*|SD szudán*|SG szingapúr*|SI szlovén*|SL sierra leonei,sierra leonéban,sierra leonéből|SN szenegál*|SO szomál*|SS dél-szudán,' +
    'dél-szudáni,dél-szudánban,dél-szudánból,dél-szudánt|SV salvadori*|SY szírek|TD csádi*,Csádban,Csádból|TG togói*,togób*|TH thai,thaiföld*|' +
    'TJ tádzs*|TM türkmén*|TN tunéz*|TW tajvan*|TZ tanzán*|UG ugand*|UY uruguay*|UZ üzbé*|VN vietnam*|XK koszov*|YE jemen*|ZM zambi*|ZW zimbabw*|' +
    '-- csehov*,máltai szeretetszolgálat,máltai szeretetszolgálatnak,máltai szeretetszolgálattal',
  fi:
    'AO angola*|BA bosnialai*|BF burkina fasossa,burkina fason|BI burundi*|BJ benini*|BT bhutani*|BY valkovenäläi*|CD kongossa,Kongon,Kongoon,' +
    'kongolai*,kongon demokraattisessa tasavallassa,kongon demokraattisen tasavallan|CF keski-afrikan tasavallassa,keski-afrikan tasavallan|' +
    'CG kongon tasavallassa,kongon tasavallan|CL chile*|CR costa ricassa,costa rican|CU kuuba*|CY kyprok*,kyprolai*,kyproslai*|' +
    'DO dominikaanisessa tasavallassa,dominikaanisen tasavallan|FJ fidži*|GA gaboni*|GB britit,brittien|GH Ghanassa,Ghanan,Ghanaan,Ghanasta,' +
    'ghanalai*|GM gambia*|GN Guineassa,Guinean,guinealai*|GQ päiväntasaajan guineassa,päiväntasaajan guinean|GW guinea-bissaussa,guinea-bissaun|' +
    'GY guyana*|HT Haitissa,Haitin,Haitiin,Haitista,haitilai*|KW kuwaiti*|LA laosissa,laosin,laosilai*|MC monaco*|MK makedonia*,' +
    'pohjoismakedonialai*|ML Malissa,Maliin,Malista,malilai*|MT Maltassa,Maltalla,Maltan,maltalai*|MW malawi*|NE nigerissä,nigerin,nigeriin,' +
    'nigeristä,nigeriläi*|NP nepali*|NZ uusiseelantilai*|OM Omanissa,Omanin,Omaniin,Omanista,omanilai*|PA Panamassa,Panaman,panamalai*|' +
    'PE Perussa,Perun,perulai*|PG papua-uudessa-guineassa,papua-uuden-guinean|QA qatari*|RS serbit,serbien|RU venäläi*|RW ruanda*|SD sudani*|' +
    'SL sierra leonessa,sierra leonen|SS etelä-sudanissa,etelä-sudanin,etelä-sudaniin,etelä-sudanista,eteläsudanilai*|SV el salvadorissa,' +
    'el salvadorin|TD tšadi*|TG Togossa,Togon,togolai*|TL itä-timorissa,itä-timorin|TR Turkkiin,Turkista|TW taiwani*|UG uganda*|XK kosovo*|' +
    'YE jemeni*|ZA eteläafrikkalai*|ZM sambia*',
  tr:
    'AE emirlikler*|AL arnavut*|AM ermeni*|AO angolalı*|AR arjantinli*|AT avusturyalı*|AU avustralya*|BA boşnak*|BD bangladeşli*|BG bulgar*|' +
    'BH bahreyn*|BO bolivyalı*|BR brezilyalı*|CA kanadalı*|CD kongolu*|CI fildişi*|CL şilili*|CM kamerun*|CO kolombiya*|CU küba*|CY kıbrıslı*|' +
    'CZ çekyalı*|DK danimarkalı*|DZ cezayirli*|EC ekvador*|EE estonya*|EG Mısırlı,Mısırlılar|ER eritreli*|ET etiyop*|FI finlandiyalı*|GB iskoç*|' +
    'GE gürcü*|GH ganalı*|GL grönland*|GN gineli*|GT guatemala*|HT haitili*|HU macar*|ID endonez*|IE irlanda*|IQ iraklı*|IR iranlı*|IS izlanda*|' +
    'IT italyan*|JM jamaika*|JO ürdün*|KE kenyalı*|KG kırgızlar*|KH kamboç*|KP kuzey koreli|KR güney koreli|KW kuveyt*|LB lübnanlı*|' +
    'LR liberyalı*|LT litvan*|LU lüksemburg*|LV letonya*|LY libyalı*|MD moldova*|MG madagaskar*|ML Malili|MM myanmarlı*|MN moğol*|MR moritanya*|' +
    'MT maltalı*|MX meksikalı*|MY malezya*|MZ mozambik*|NE nijerli*|NG nijerya*|NI nikaragua*|NO norveçli*|NP nepalli*|NZ yeni zelandalı|' +
    'OM ummanlı*|PA panamalı*|PE perulu*|PH filipin*|PK pakistanlı*|PL polonyalı*|PT portekizli*|PY paraguaylı*|QA katarlı*|RO romanyalı*|' +
    'RW ruandalı*|SD sudanlı*|SG singapur*|SI sloven*|SK slovak*|SN senegal*|SO somalili*|SS güney sudanlı|SV salvadorlu*|SY suriyeli*|TD Çadlı|' +
    'TH tayland*|TJ tacik*|TM türkmenistan*|TN tunuslu*|TW tayvan*|TZ tanzanya*|UA ukraynalı*|UG ugandalı*|UY uruguay*|VN vietnamlı*|' +
    'XK kosovalı*|YE yemenli*|ZA güney afrikalı|ZM zambiyalı*|ZW zimbabve*',
  ca:
    'AD andorrà|AE emiratià|AF afganès|AL albanès|AM armeni,armènia,armènies|AO angolès|AR argentí|AT austríac|AU australià|AZ azerbaidjanès,' +
    'àzeri|BA bosnià|BD bangladeshià|BE belga,belgues|BF burkinès|BG búlgar|BH bahrainià|BJ beninès|BO bolivià|BR brasiler|BY bielorús,' +
    'bielorussa,bielorussos,bielorusses|CA canadenc|CD congolès|CF centreafricà|CH suís,suïssa,suïssos,suïsses|CI ivorià|CL xilè,xilena,xilens,' +
    'xilenes|CM camerunès|CN xinès,Pequín|CO colombià|CR costa-riqueny|CU cubana,cubans,cubanes|CY xipriota|CZ txec|DE alemany|DK danès|' +
    'DO dominicà|DZ algerià|EC equatorià|EE estonià|EG egipci,egípcia,egípcies|ER eritreu,eritrea,eritreus,eritrees|ES espanyol,Generalitat,' +
    "català,mossos d'esquadra,barceloní,valencià,mallorquí,basc,madrileny|ET etíop|FI finlandès|FR francès|GA gabonès|GB britànic,anglès,escocès," +
    'gal·lès|GE georgià|GH ghanès|GL groenlandès|GR grec,grega,gregues|GT guatemalenc|HN hondureny|HR croata|HT haitià|HU hongarès|ID indonesi,' +
    'indonèsia,indonèsies|IE irlandès|IL israelià|IN indi,índia,índies|IQ iraquià|IR iranià|IS islandès|IT italià|JM jamaicà|JO jordà|JP japonès|' +
    'KE kenyà|KG kirguís|KH cambodjà|KP nord-coreà|KR sud-coreà|KW kuwaitià|KZ kazakh|LB libanès|LR liberià|LT lituà|LU luxemburguès|LV letó|' +
    'LY libi,líbia|MA marroquí|MD moldau,moldava,moldaus,moldaves|ME montenegrí|MG malgaix|MK macedoni|ML maliana,malians,malianes|MM birmà|' +
    'MN mongol|MT maltès|MX mexicà|MY malaisi,malàisia|MZ moçambiquès|NA namibià|NG nigerià|NI nicaragüenc|NL neerlandès,holandès|NO noruec,' +
    'noruegues|NP nepalès|NZ neozelandès|OM omanita|PA panameny|PE peruà|PH filipí|PK pakistanès|PL polonès|PS palestí|PT portuguès|PY paraguaià|' +
    'QA qatarià|RO romanesa,romanesos,romaneses|RS serbi|RU rus,russa,russos,russes|RW ruandès|SA saudita|SD sudanès|SE suec|SG singapurès|' +
    'SI eslovè,eslovena,eslovens,eslovenes|SK eslovac|SN senegalès|SO somali|SS sud-sudanès|SV salvadorenc|SY sirià|TD txadià|TG togolès|' +
    'TH tailandès|TJ tadjik|TM turcman|TN tunisià|TR turc|TW taiwanès|TZ tanzà|UA ucraïnès|UG ugandès|US nord-americà,estatunidenc,casa blanca,' +
    'estats units,EUA|UY uruguaià|UZ uzbek|VE veneçolà|VN vietnamita|XK kosovar|YE iemenita|ZA sud-africà|ZM zambià|ZW zimbabuès',
  ru:
    'PE перуан*|GH ганц*|AE эмираты,эмиратах,эмиратов,эмиратск*|AM армян*|AO ангол*|BA босни*|BD бангладеш*|BJ бенин*|BW ботсван*|CD конголез*,ДР Конго|CF ЦАР,' +
    'центральноафрикан*|CI ивуарийск*|CM камерунск*,камерунц*|CR коста-рике,коста-рики|CU кубинц*|CY Кипр,Кипра,Кипре,Кипру,Кипром,кипрск*,' +
    'киприот*|DJ джибути*|DK датчан*|DO доминикан*|DZ алжир*|FI финны,финнов,финнам|GA габон*|GH в Гане,из Ганы,в Гану,ганск*|GM Гамбии,Гамбию,' +
    'гамбийск*|GN гвинейск*,гвинейц*,Гвинее,Гвинеи,Гвинею|GQ экваториальной гвинее,экваториальной гвинеи|GW гвинее-бисау,гвинеи-бисау|IN индийц*|' +
    'JM ямай*|KE кенийск*,кенийц*,Кения,Кении,Кению,Кенией|KW кувейт*|LA лаос*|LB ливанск*,ливанц*,Ливан,Ливана,Ливане,Ливану,Ливаном|' +
    'LK ланкийск*,шри-ланке,шри-ланки|LR либерийск*|MM мьянм*,бирманск*,бирманц*|MR мавритан*|MT мальтийск*,Мальте,Мальты,Мальту|NP непал*|' +
    'OM оманск*,Омане,Омана|PA панамск*,Панаме,Панамы,Панаму|PG папуа-новой гвинее,папуа-новой гвинеи|RS сербы,сербов,сербам|RW руанд*|SD судан*|' +
    'SS южном судане,южного судана,южносудан*|SV сальвадорск*|TH тайск*|TN тунис*|UG уганд*|US соединенных штатах,соединенных штатов,' +
    'соединенным штатам,соединенными штатами,соединённых штатах,соединённых штатов|XK косовск*,косовар*,Косове|YE йемен*|ZM замби*',
  sk:
    'CU na Kube|GB veľkej británii,veľkú britániu,veľkou britániou|KE Keni,kensk*,keňan*|LY Líbyi,líbyjsk*,líbyjč*|SD sudán*|' +
    'US spojených štátoch,spojených štátov,spojeným štátom,spojenými štátmi|YE jemen*|ZM Zambii,zambij*',
  hr: 'KE Keniji,Kenije,Keniju,kenijsk*,kenijc*|US Sjedinjenim Državama,Sjedinjenih Država,Sjedinjene Države',
  bg: 'KE кенийск*|SD суданск*|US съединените щати',
}
