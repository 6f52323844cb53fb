/**
 * Peoples and adjectives of countries, in the notation of `country-foreign.ts`: one form each, from which `country-peoples.ts` makes the others. What
 * that file has is not repeated for its sake: whoever is first is believed.
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
    'HN honduranisch|SV salvadorianisch|CR costa-ricanisch|PA panamaisch|DO dominikanisch|MA marokkanisch',
  fr:
    'AE émirati|AF afghan|AL albanais|AM arménien|AO angolais|AT autrichien|AU australien|AZ azerbaïdjanais|BA bosnien|BD bangladais|BE belge|' +
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
    'AE emiratí|AF afgano|AL albanés|AM armenio|AO angoleño|AT austriaco|AU australiano|AZ azerbaiyano|BA bosnio|BD bangladesí|BE belga|' +
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
    'AE emiratino|AF afghano|AL albanese|AM armeno|AO angolano|AT austriaco|AU australiano|AZ azero|BA bosniaco|BD bengalese|BE belga|' +
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
    'AE emiradense|AF afegão|AL albanês|AM arménio,armênio|AO angolano|AT austríaco|AU australiano|AZ azeri|BA bósnio|BD bengalês|BE belga|' +
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
}
