/**
 * One line per ISO 3166-1 country: code | names in English | demonyms and adjectives | capital and places whose bare name means the country.
 * Written by hand; names in other languages come from the runtime's own locale data (see `country-gazetteer.ts`).
 */
export const COUNTRY_LINES = `
AD|Andorra|Andorran,Andorrans|Andorra la Vella
AE|United Arab Emirates,UAE,U.A.E.,Emirates|Emirati,Emiratis|Abu Dhabi,Dubai,Sharjah,Fujairah,Ras Al Khaimah
AF|Afghanistan|Afghan,Afghans|Kabul,Kandahar,Herat,Helmand,Jalalabad,Mazar-i-Sharif,Kunduz,Bagram,Nangarhar
AG|Antigua and Barbuda,Antigua|Antiguan,Antiguans|St. John's
AI|Anguilla|Anguillan,Anguillans|
AL|Albania|Albanian,Albanians|Tirana
AM|Armenia|Armenian,Armenians|Yerevan
AO|Angola|Angolan,Angolans|Luanda,Cabinda
AQ|Antarctica|Antarctic|Weddell Sea,Ross Sea,South Pole,McMurdo
AR|Argentina|Argentine,Argentines,Argentinian,Argentinians,Argentinean|Buenos Aires,Rosario,Patagonia
AS|American Samoa|American Samoan|Pago Pago
AT|Austria|Austrian,Austrians|Vienna,Salzburg,Innsbruck,Graz,Tyrol
AU|Australia|Australian,Australians,Aussie,Aussies|Canberra,Sydney,Melbourne,Brisbane,Perth,Adelaide,New South Wales,Queensland,Northern Territory,Hobart,Tasmania,Gold Coast,Great Barrier Reef,Outback
AW|Aruba|Aruban,Arubans|Oranjestad
AX|Åland,Aland Islands||Mariehamn
AZ|Azerbaijan|Azerbaijani,Azerbaijanis,Azeri,Azeris|Baku,Nakhchivan
BA|Bosnia,Bosnia and Herzegovina,Bosnia-Herzegovina,Republika Srpska|Bosnian,Bosnians|Sarajevo,Srebrenica,Banja Luka,Mostar
BB|Barbados|Barbadian,Barbadians|Bridgetown
BD|Bangladesh|Bangladeshi,Bangladeshis|Dhaka,Chittagong,Cox's Bazar
BE|Belgium|Belgian,Belgians|Brussels,Antwerp,Ghent,Flanders,Wallonia,Bruges,Liege
BF|Burkina Faso|Burkinabe,Burkinabé|Ouagadougou
BG|Bulgaria|Bulgarian,Bulgarians|Sofia,Plovdiv,Varna
BH|Bahrain|Bahraini,Bahrainis|Manama
BI|Burundi|Burundian,Burundians|Bujumbura,Gitega
BJ|Benin|Beninese|Porto-Novo,Cotonou
BL|Saint Barthelemy||Gustavia
BM|Bermuda|Bermudian,Bermudians|
BN|Brunei|Bruneian,Bruneians|Bandar Seri Begawan
BO|Bolivia|Bolivian,Bolivians|La Paz,Sucre,Cochabamba,Santa Cruz de la Sierra
BQ|Bonaire,Caribbean Netherlands||
BR|Brazil|Brazilian,Brazilians|Brasilia,Brasília,Sao Paulo,São Paulo,Rio de Janeiro,Rio,Bahia,Minas Gerais,Mato Grosso,Rio Grande do Sul,Parana,Belo Horizonte,Porto Alegre,Recife,Manaus,Belem,Belém,Curitiba,Salvador da Bahia
BS|Bahamas|Bahamian,Bahamians|Nassau
BT|Bhutan|Bhutanese|Thimphu
BV|Bouvet Island||
BW|Botswana|Botswanan,Motswana,Batswana|Gaborone
BY|Belarus,Byelorussia|Belarusian,Belarusians,Belarussian|Minsk
BZ|Belize|Belizean,Belizeans|Belmopan
CA|Canada|Canadian,Canadians|Ottawa,Toronto,North York,East York,Montreal,Vancouver,Quebec,Ontario,British Columbia,Alberta,Calgary,Edmonton,Winnipeg,Manitoba,Saskatchewan,Nova Scotia,Newfoundland,New Brunswick,Halifax,Yukon,Nunavut,Prince Edward Island,Quebecois,Northwest Territories
CC|Cocos Islands||
CD|Democratic Republic of Congo,Democratic Republic of the Congo,DR Congo,DRC,D.R. Congo,Congo-Kinshasa,Zaire,Eastern Congo|Congolese,Zairean,Zairian|Kinshasa,Goma,Lubumbashi,Bukavu,North Kivu,South Kivu,Kivu,Ituri,Katanga,Bunia
CF|Central African Republic|Central African|Bangui
CG|Republic of Congo,Republic of the Congo,Congo Republic,Congo-Brazzaville||Brazzaville,Pointe-Noire
CH|Switzerland|Swiss|Bern,Berne,Zurich,Geneva,Basel,Lausanne,Davos,Lugano,Zug
CI|Ivory Coast,Côte d'Ivoire,Cote d'Ivoire|Ivorian,Ivorians|Abidjan,Yamoussoukro
CK|Cook Islands||Rarotonga
CL|Chile|Chilean,Chileans|Santiago,Valparaiso,Atacama
CM|Cameroon|Cameroonian,Cameroonians|Yaounde,Yaoundé,Douala
CN|China,People's Republic of China,PRC,Mainland China|Chinese|Beijing,Shanghai,Guangzhou,Shenzhen,Wuhan,Xinjiang,Tibet,Hubei,Guangdong,Sichuan,Chongqing,Tianjin,Uighur,Uighurs,Uyghur,Uyghurs,Tibetan,Tibetans,Peking,Zhejiang,Yunnan,Henan,Hainan,Inner Mongolia,Lhasa,Chengdu,Urumqi
CO|Colombia|Colombian,Colombians|Bogota,Bogotá,Medellin,Medellín,Cali,Cartagena,Barranquilla,Cucuta,Antioquia,Cauca
CR|Costa Rica|Costa Rican,Costa Ricans|
CU|Cuba|Cuban,Cubans|Havana,Guantanamo Bay,Guantanamo,Guantánamo
CV|Cape Verde,Cabo Verde|Cape Verdean,Cape Verdeans|Praia
CW|Curacao,Curaçao||Willemstad
CX|Christmas Island||
CY|Cyprus,Northern Cyprus|Cypriot,Cypriots,Greek Cypriot,Greek Cypriots,Turkish Cypriot,Turkish Cypriots|Nicosia,Limassol,Larnaca
CZ|Czech Republic,Czechia,Czechoslovakia|Czech,Czechs,Czechoslovak|Prague,Brno,Ostrava
DE|Germany,West Germany,East Germany,Federal Republic of Germany|German,Germans,West German,East German|Berlin,Bonn,Munich,Hamburg,Frankfurt,Cologne,Stuttgart,Bavaria,Saxony,Dresden,Leipzig,Düsseldorf,Duesseldorf,Dusseldorf,Hanover,Rhineland,Thuringia,Brandenburg,Hesse,Bavarian,North Rhine-Westphalia,Lower Saxony,Baden-Württemberg,Nuremberg,Essen,Dortmund
DJ|Djibouti|Djiboutian|
DK|Denmark|Danish,Dane,Danes|Copenhagen,Aarhus,Jutland
DM|Dominica||Roseau
DO|Dominican Republic|Dominican,Dominicans|Santo Domingo,Punta Cana
DZ|Algeria|Algerian,Algerians|Algiers,Oran
EC|Ecuador|Ecuadorian,Ecuadorean,Ecuadorians,Ecuadoreans|Quito,Guayaquil,Galapagos,Galápagos
EE|Estonia|Estonian,Estonians|Tallinn,Tartu
EG|Egypt|Egyptian,Egyptians|Cairo,Sinai,Sharm el-Sheikh,Suez Canal,Suez,Luxor,Giza
EH|Western Sahara|Sahrawi,Sahrawis|Laayoune
ER|Eritrea|Eritrean,Eritreans|Asmara
ES|Spain|Spanish,Spaniard,Spaniards|Madrid,Barcelona,Catalonia,Catalan,Catalans,Seville,Basque,Basques,Galicia,Andalusia,Canary Islands,Bilbao,Zaragoza,Malaga,Málaga,Mallorca,Majorca,Ibiza,Tenerife,La Palma,Basque Country,Ceuta,Melilla,Gran Canaria
ET|Ethiopia|Ethiopian,Ethiopians|Addis Ababa,Tigray,Tigrayan,Tigrayans,Amhara,Oromia,Oromo
FI|Finland|Finnish,Finn,Finns|Helsinki,Tampere,Turku,Lapland
FJ|Fiji|Fijian,Fijians|Suva
FK|Falkland Islands,Falklands|Falkland Islander,Falkland Islanders|Port Stanley
FM|Micronesia|Micronesian|Palikir
FO|Faroe Islands|Faroese|Torshavn
FR|France|French,Frenchman,Frenchmen,Frenchwoman|Paris,Marseille,Lyon,Strasbourg,Nice,Toulouse,Bordeaux,Lille,Nantes,Brittany,Normandy,Corsica,Calais,Provence,Cannes,Parisian,Parisians,Alsace,Burgundy,French Riviera,Grenoble
GA|Gabon|Gabonese|Libreville
GB|United Kingdom,Britain,Great Britain,UK,U.K.,England,Scotland,Wales,Northern Ireland,N Ireland|British,Briton,Britons,Brit,Brits,English,Englishman,Scottish,Scot,Scots,Welsh,Northern Irish,Englishmen,Scotsman,Cornish,N Irish|London,Edinburgh,Glasgow,Belfast,Cardiff,Manchester,Liverpool,Leeds,Sheffield,Bristol,Newcastle,Nottingham,Leicester,Oxford,Cambridge,Yorkshire,Cornwall,Devon,Essex,Kent,Sussex,Lancashire,Wimbledon,Brighton,Southampton,Portsmouth,Plymouth,Norfolk,Suffolk,Aberdeen,Dundee,Swansea,Londonderry,Ulster,Heathrow,Gatwick,Stormont,Merseyside,Hertfordshire,Derbyshire,Staffordshire,Cheshire,Cumbria,Somerset,Dorset,Wiltshire,Hampshire,Gloucestershire,Lincolnshire,Cambridgeshire,Oxfordshire,Buckinghamshire,West Midlands,East Midlands,Londoners,Isle of Wight,Salisbury
GD|Grenada|Grenadian|St. George's
GE|Georgia (country),Republic of Georgia,Georgia President,Georgia president,Georgia Prime Minister,Georgia prime minister,Georgia PM,Georgia Parliament,Georgia parliament,Abkhazia,South Ossetia|Abkhaz,Abkhazian|Tbilisi,Batumi,Sukhumi,Gori
GF|French Guiana||Cayenne,Kourou
GG|Guernsey||
GH|Ghana|Ghanaian,Ghanaians|Accra,Kumasi
GI|Gibraltar|Gibraltarian,Gibraltarians|
GL|Greenland|Greenlandic,Greenlander,Greenlanders|Nuuk
GM|Gambia|Gambian,Gambians|Banjul
GN|Guinea|Guinean,Guineans|Conakry
GP|Guadeloupe||
GQ|Equatorial Guinea|Equatorial Guinean|Malabo
GR|Greece|Greek,Greeks,Hellenic|Athens,Thessaloniki,Crete,Lesbos,Piraeus,Rhodes,Santorini,Samos,Corfu
GS|South Georgia||
GT|Guatemala|Guatemalan,Guatemalans|
GU|Guam|Guamanian,Chamorro|Hagatna
GW|Guinea-Bissau|Bissau-Guinean|Bissau
GY|Guyana|Guyanese|Essequibo
HK|Hong Kong|Hongkonger,Hongkongers,Hong Kongers,Hong Konger|Kowloon,Mong Kok,Hang Seng
HM|Heard Island||
HN|Honduras|Honduran,Hondurans|Tegucigalpa,San Pedro Sula
HR|Croatia|Croatian,Croatians,Croat,Croats|Zagreb,Dubrovnik,Zadar
HT|Haiti|Haitian,Haitians|Port-au-Prince,Cap-Haitien
HU|Hungary|Hungarian,Hungarians|Budapest,Debrecen
ID|Indonesia|Indonesian,Indonesians|Jakarta,Bali,Java,Sumatra,Sulawesi,Aceh,Papua province,West Papua,Lombok,Surabaya,Bandung,Borneo,Palu,Kalimantan
IE|Ireland,Irish Republic,Republic of Ireland|Irish,Irishman|Dublin,Galway,Limerick
IL|Israel|Israeli,Israelis|Jerusalem,Tel Aviv,Haifa,Golan Heights,Negev,Eilat,Ashdod,Ashkelon,Beersheba,Sderot
IM|Isle of Man|Manx|
IN|India|Indian,Indians|New Delhi,Delhi,Mumbai,Bombay,Kolkata,Calcutta,Chennai,Bangalore,Bengaluru,Kerala,Tamil Nadu,Gujarat,Maharashtra,Uttar Pradesh,Bihar,Assam,Rajasthan,Karnataka,West Bengal,Telangana,Andhra Pradesh,Madhya Pradesh,Odisha,Jharkhand,Chhattisgarh,Haryana,Uttarakhand,Himachal Pradesh,Manipur,Goa,Jammu,Ladakh,Pune,Ahmedabad,Lucknow,Jaipur,Srinagar,Varanasi,Ayodhya
IO|British Indian Ocean Territory,Chagos Islands|Chagossian|Diego Garcia
IQ|Iraq|Iraqi,Iraqis|Baghdad,Mosul,Basra,Kirkuk,Erbil,Fallujah,Falluja,Anbar,Najaf,Karbala,Tikrit,Ramadi,Iraqi Kurdistan,Sinjar
IR|Iran|Iranian,Iranians,Persian|Tehran,Isfahan,Shiraz,Natanz,Mashhad,Qom,Tabriz,Strait of Hormuz,Fordow,Kharg Island,Bushehr
IS|Iceland|Icelandic,Icelander,Icelanders|Reykjavik,Reykjavík,Grindavik
IT|Italy|Italian,Italians|Rome,Milan,Turin,Venice,Naples,Sicily,Florence,Tuscany,Lombardy,Genoa,Bologna,Sardinia,Palermo,Lampedusa,Calabria,Veneto,Roman,Sicilian,Verona,Puglia
JE|Jersey (island)||Saint Helier
JM|Jamaica|Jamaican,Jamaicans|
JO|Jordan|Jordanian,Jordanians|Amman
JP|Japan|Japanese|Tokyo,Osaka,Kyoto,Hiroshima,Nagasaki,Fukushima,Okinawa,Hokkaido,Nagoya,Yokohama,Sapporo,Kobe,Fukuoka,Ishikawa,Noto,Tokyoites
KE|Kenya|Kenyan,Kenyans|Nairobi,Mombasa
KG|Kyrgyzstan|Kyrgyz|Bishkek
KH|Cambodia,Kampuchea|Cambodian,Cambodians,Khmer|Phnom Penh,Siem Reap
KI|Kiribati||Tarawa
KM|Comoros|Comorian|Moroni
KN|Saint Kitts and Nevis,St Kitts and Nevis,St. Kitts||Basseterre
KP|North Korea,DPRK,D.P.R.K.,Democratic People's Republic of Korea,N Korea|North Korean,North Koreans,N Korean,N Koreans|Pyongyang
KR|South Korea,Republic of Korea,S.Korea,S. Korea|South Korean,South Koreans,S Korean,S Koreans|Seoul,Busan,Incheon,Jeju,Gangwon,Daegu
KW|Kuwait|Kuwaiti,Kuwaitis|
KY|Cayman Islands|Caymanian|
KZ|Kazakhstan|Kazakh,Kazakhs,Kazakhstani,Kazakhstanis|Astana,Almaty,Nur-Sultan
LA|Laos|Laotian,Laotians,Lao|Vientiane
LB|Lebanon|Lebanese|Beirut,Sidon,Bekaa,Tyre
LC|Saint Lucia,St Lucia,St. Lucia||Castries
LI|Liechtenstein||Vaduz
LK|Sri Lanka|Sri Lankan,Sri Lankans,Sinhalese|Colombo,Jaffna
LR|Liberia|Liberian,Liberians|Monrovia
LS|Lesotho|Basotho|Maseru
LT|Lithuania|Lithuanian,Lithuanians|Vilnius,Kaunas
LU|Luxembourg|Luxembourgish,Luxembourger,Luxembourgers|
LV|Latvia|Latvian,Latvians|Riga
LY|Libya|Libyan,Libyans|Tripoli,Benghazi,Sirte,Misrata,Derna,Tobruk
MA|Morocco|Moroccan,Moroccans|Rabat,Casablanca,Marrakesh,Marrakech,Tangier
MC|Monaco|Monegasque|Monte Carlo
MD|Moldova|Moldovan,Moldovans|Chisinau,Transnistria,Gagauzia
ME|Montenegro|Montenegrin,Montenegrins|Podgorica
MF|Saint Martin||
MG|Madagascar|Malagasy|Antananarivo
MH|Marshall Islands|Marshallese|Majuro
MK|North Macedonia,Macedonia|Macedonian,Macedonians|Skopje
ML|Mali|Malian,Malians|Bamako,Timbuktu,Gao
MM|Myanmar,Burma|Burmese|Naypyidaw,Yangon,Rangoon,Mandalay,Rakhine,Rohingya,Rohingyas
MN|Mongolia|Mongolian,Mongolians|Ulaanbaatar,Ulan Bator
MO|Macau,Macao|Macanese|
MP|Northern Mariana Islands||Saipan
MQ|Martinique||
MR|Mauritania|Mauritanian,Mauritanians|Nouakchott
MS|Montserrat||
MT|Malta|Maltese|Valletta
MU|Mauritius|Mauritian,Mauritians|Port Louis
MV|Maldives|Maldivian,Maldivians|
MW|Malawi|Malawian,Malawians|Lilongwe,Blantyre
MX|Mexico|Mexican,Mexicans|Mexico City,Guadalajara,Monterrey,Tijuana,Cancun,Cancún,Sinaloa,Acapulco,Chiapas,Oaxaca,Ciudad Juarez,Ciudad Juárez,Jalisco,Sonora,Yucatan,Michoacan,Veracruz,Guerrero,Culiacan,Chihuahua,Tamaulipas
MY|Malaysia|Malaysian,Malaysians,Malay|Kuala Lumpur,Sabah,Sarawak,Penang,Johor,Putrajaya
MZ|Mozambique|Mozambican,Mozambicans|Maputo,Cabo Delgado,Beira
NA|Namibia|Namibian,Namibians|Windhoek
NC|New Caledonia|Kanak,Kanaks|Noumea
NE|Niger|Nigerien,Nigeriens|Niamey,Agadez,Tillaberi
NF|Norfolk Island||
NG|Nigeria|Nigerian,Nigerians|Abuja,Lagos,Kano,Kaduna,Borno,Maiduguri,Zamfara,Benue,Niger State,Niger Delta,Port Harcourt,Ibadan,Katsina,Plateau State,Nnamdi
NI|Nicaragua|Nicaraguan,Nicaraguans|Managua
NL|Netherlands,Holland,The Netherlands|Dutch,Dutchman,Dutchmen|Amsterdam,The Hague,Rotterdam,Utrecht,Eindhoven
NO|Norway|Norwegian,Norwegians|Oslo,Bergen,Svalbard,Trondheim,Stavanger
NP|Nepal|Nepali,Nepalese|Kathmandu,Mount Everest,Everest
NR|Nauru|Nauruan|
NU|Niue||
NZ|New Zealand|New Zealander,New Zealanders,Kiwi,Kiwis,Maori,Māori|Auckland,Christchurch,Dunedin
OM|Oman|Omani,Omanis|Muscat
PA|Panama|Panamanian,Panamanians|Panama City,Panama Canal
PE|Peru|Peruvian,Peruvians|Lima,Cusco,Machu Picchu,Arequipa
PF|French Polynesia|Tahitian|Tahiti,Papeete
PG|Papua New Guinea|Papua New Guinean,Papua New Guineans|Port Moresby,Bougainville
PH|Philippines|Philippine,Filipino,Filipinos,Filipina|Manila,Mindanao,Luzon,Cebu,Quezon City,Davao,Marawi,Leyte,Scarborough Shoal
PK|Pakistan|Pakistani,Pakistanis|Islamabad,Karachi,Lahore,Peshawar,Quetta,Balochistan,Khyber Pakhtunkhwa,Sindh,Rawalpindi,Waziristan,Pakistan-administered Kashmir,Gwadar
PL|Poland|Polish,Pole,Poles|Warsaw,Krakow,Kraków,Gdansk,Gdańsk,Lodz,Wroclaw,Poznan,Lublin,Auschwitz
PM|Saint Pierre and Miquelon||
PN|Pitcairn||
PR|Puerto Rico|Puerto Rican,Puerto Ricans|San Juan
PS|Palestine,Palestinian territories,Gaza,Gaza Strip,West Bank,Palestinian Authority|Palestinian,Palestinians,Gazan,Gazans|Gaza City,Ramallah,Rafah,Khan Younis,Khan Yunis,Jenin,Nablus,Hebron,Bethlehem,Jabalia,Deir al-Balah,Tulkarem
PT|Portugal|Portuguese|Lisbon,Porto,Algarve,Madeira,Azores
PW|Palau|Palauan|
PY|Paraguay|Paraguayan,Paraguayans|Asuncion,Asunción
QA|Qatar|Qatari,Qataris|Doha
RE|Reunion Island,La Réunion||
RO|Romania|Romanian,Romanians|Bucharest,Transylvania,Timisoara,Cluj,Cluj-Napoca
RS|Serbia,Yugoslavia|Serbian,Serbians,Serb,Serbs,Yugoslav|Belgrade,Novi Sad,Vojvodina
RU|Russia,Soviet Union,USSR,U.S.S.R.,Russian Federation|Russian,Russians,Soviet,Soviets|Moscow,St Petersburg,St. Petersburg,Saint Petersburg,Chechnya,Chechen,Chechens,Siberia,Siberian,Vladivostok,Dagestan,Belgorod,Kursk,Sochi,Bryansk,Rostov-on-Don,Novosibirsk,Yekaterinburg,Kamchatka,Muscovites,Tatarstan,Kaliningrad,Ingushetia
RW|Rwanda|Rwandan,Rwandans|Kigali
SA|Saudi Arabia|Saudi,Saudis,Saudi Arabian|Riyadh,Jeddah,Mecca,Medina,Dhahran
SB|Solomon Islands|Solomon Islander,Solomon Islanders|Honiara,Guadalcanal
SC|Seychelles|Seychellois|
SD|Sudan|Sudanese|Khartoum,Darfur,Omdurman,Port Sudan,El Fasher,El-Fasher,Al-Fashir,Kordofan,El Obeid
SE|Sweden|Swedish,Swede,Swedes|Stockholm,Gothenburg,Malmo,Malmö,Uppsala
SG|Singapore|Singaporean,Singaporeans|
SH|Saint Helena,St Helena||
SI|Slovenia|Slovenian,Slovenians,Slovene,Slovenes|Ljubljana
SJ|Svalbard and Jan Mayen||
SK|Slovakia|Slovak,Slovaks,Slovakian|Bratislava
SL|Sierra Leone|Sierra Leonean,Sierra Leoneans|Freetown
SM|San Marino|Sammarinese|
SN|Senegal|Senegalese|Dakar,Casamance
SO|Somalia,Somaliland,Puntland|Somali,Somalis,Somalian|Mogadishu,Hargeisa,Kismayo
SR|Suriname,Surinam|Surinamese|Paramaribo
SS|South Sudan,S Sudan|South Sudanese,S Sudanese|Juba
ST|Sao Tome and Principe,Sao Tome||
SV|El Salvador|Salvadoran,Salvadorans,Salvadorean|San Salvador,CECOT
SX|Sint Maarten,St Maarten||
SY|Syria|Syrian,Syrians|Damascus,Aleppo,Idlib,Raqqa,Homs,Palmyra,Hama,Latakia,Daraa,Kobani,Deir ez-Zor,Deir al-Zor,Afrin,Ghouta,Sweida,Suwayda,Hasakah,Al-Hasakah,Manbij,Qamishli
SZ|Eswatini,Swaziland|Swazi,Swazis|Mbabane
TC|Turks and Caicos,Turks and Caicos Islands||
TD|Chad|Chadian,Chadians|N'Djamena,Ndjamena
TF|French Southern Territories||
TG|Togo|Togolese|Lome,Lomé
TH|Thailand|Thai,Thais|Bangkok,Phuket,Chiang Mai,Pattaya,Pattani,Chiang Rai
TJ|Tajikistan|Tajik,Tajiks|Dushanbe
TK|Tokelau||
TL|East Timor,Timor-Leste|Timorese,East Timorese|Dili
TM|Turkmenistan|Turkmen|Ashgabat
TN|Tunisia|Tunisian,Tunisians|Tunis,Sousse,Sfax
TO|Tonga|Tongan,Tongans|Nuku'alofa
TR|Turkey,Türkiye,Turkiye|Turkish,Turk,Turks|Ankara,Istanbul,Izmir,Diyarbakir,Anatolia,Bosphorus,Antalya,Gaziantep,Hatay
TT|Trinidad and Tobago,Trinidad|Trinidadian,Trinidadians|Port of Spain
TV|Tuvalu|Tuvaluan|
TW|Taiwan|Taiwanese|Taipei,Taiwan Strait,Kaohsiung,Kinmen,Hualien
TZ|Tanzania|Tanzanian,Tanzanians|Dodoma,Dar es Salaam,Zanzibar,Arusha
UA|Ukraine|Ukrainian,Ukrainians|Kyiv,Kiev,Kharkiv,Kharkov,Odesa,Odessa,Donetsk,Luhansk,Lugansk,Mariupol,Crimea,Crimean,Donbas,Donbass,Kherson,Zaporizhzhia,Zaporizhia,Lviv,Bakhmut,Chernobyl,Dnipro,Mykolaiv,Sevastopol,Pokrovsk,Avdiivka,Sumy,Chernihiv,Bucha,Kramatorsk,Kryvyi Rih,Vinnytsia
UG|Uganda|Ugandan,Ugandans|Kampala,Entebbe
UM|Wake Island,Midway Atoll||
US|United States,United States of America,U.S.,US,USA,U.S.A.,America,U.S|American,Americans|Washington,New York,Los Angeles,Chicago,Houston,San Francisco,Boston,Philadelphia,Miami,Seattle,Detroit,Atlanta,Dallas,Denver,Phoenix,Las Vegas,New Orleans,California,Texas,Florida,Ohio,Illinois,Pennsylvania,Michigan,Arizona,Nevada,Virginia,Maryland,Massachusetts,New Jersey,Wisconsin,Minnesota,Iowa,Missouri,Tennessee,Kentucky,Alabama,Mississippi,Louisiana,Oklahoma,Kansas,Nebraska,Colorado,Utah,Oregon,Indiana,Connecticut,New Hampshire,Vermont,Maine,Rhode Island,Delaware,South Carolina,North Carolina,West Virginia,Arkansas,South Dakota,North Dakota,Montana,Wyoming,Idaho,Alaska,Hawaii,New Mexico,Manhattan,Brooklyn,Hollywood,Silicon Valley,Long Island,Texan,Texans,Californian,Californians,Midwest,New England,New Yorkers,New Yorker (person),Baltimore,Cleveland,Pittsburgh,Cincinnati,Minneapolis,Milwaukee,St. Louis,Kansas City,Indianapolis,Nashville,Memphis,San Diego,Sacramento,Oakland,Honolulu,Salt Lake City,Mar-a-Lago,D.C.,Los Alamos,Staten Island,Queens,Bronx,the Bronx,Harlem,Palm Beach,Fort Worth,Ferguson,Parkland,Charlottesville,Uvalde,Palo Alto,Mountain View,Cupertino,Menlo Park,Redmond,Martha's Vineyard,Beverly Hills,Malibu,Harvard,Yale,Stanford,Princeton,Calif.,Fla.,Ariz.,Mich.,Tenn.,Conn.,Minn.,Wis.,Colo.,Okla.,Nev.,Kan.,N.Y.,NYC,N.J.,N.C.,S.C.,L.A.
UY|Uruguay|Uruguayan,Uruguayans|Montevideo,Punta del Este
UZ|Uzbekistan|Uzbek,Uzbeks|Tashkent,Samarkand
VA|Vatican,Holy See,Vatican City|the Vatican|St. Peter's Square,St Peter's Square
VC|Saint Vincent and the Grenadines,St Vincent,St. Vincent|Vincentian|Kingstown
VE|Venezuela|Venezuelan,Venezuelans|Caracas,Maracaibo
VG|British Virgin Islands||Tortola
VI|U.S. Virgin Islands,US Virgin Islands,Virgin Islands||St. Croix
VN|Vietnam,Viet Nam|Vietnamese|Hanoi,Ho Chi Minh City,Saigon,Da Nang,Haiphong
VU|Vanuatu||Port Vila
WF|Wallis and Futuna||
WS|Samoa|Samoan,Samoans|Apia
XK|Kosovo|Kosovar,Kosovars,Kosovan,Kosovo Albanian,Kosovo Albanians|Pristina,Mitrovica
YE|Yemen|Yemeni,Yemenis|Sanaa,Sana'a,Aden,Hodeidah,Taiz,Marib,Hadramawt,Socotra
YT|Mayotte||Mamoudzou
ZA|South Africa,S Africa|South African,South Africans,Afrikaner,Afrikaners,Zulu,S African,S Africans|Pretoria,Johannesburg,Cape Town,Durban,Soweto,KwaZulu-Natal,Gauteng,Eastern Cape,Western Cape,Limpopo
ZM|Zambia|Zambian,Zambians|Lusaka,Copperbelt
ZW|Zimbabwe,Rhodesia|Zimbabwean,Zimbabweans|Harare,Bulawayo`

/** Names borne in several countries: name | candidates, the likeliest first; other evidence in the text decides. */
export const HOMONYM_LINES = `
Bari|IT SO
Savannah|US GH
Canterbury|GB NZ
Manus Island|PG
San Pedro|US PY
Santa Barbara|US HN
Saint Paul|US RE
St. Helena Island|US
Saint Helena Island|US
Georgia|US GE
Georgian|GE
Georgians|GE
Congo|CD CG
Korea|KR KP
Korean|KR KP
Koreans|KR KP
Korean Peninsula|KR KP
Kashmir|IN PK
Kashmiri|IN PK
Punjab|IN PK
Punjabi|IN PK
Kurdistan|IQ TR
Kurdish|IQ TR SY
Kurds|IQ TR SY
Birmingham|GB US
Cambridge|GB US
Durham|GB US
Newcastle|GB AU
Hamilton|CA NZ GB BM
Surrey|GB CA
Kingston|JM CA US
San Jose|US CR
San José|CR US
Georgetown|GY US
Santiago|CL DO
Tripoli|LY LB
Hyderabad|IN PK
Valencia|ES VE
Cordoba|AR ES
Córdoba|ES AR
Victoria|AU CA
Wellington|NZ
La Paz|BO MX
Cartagena|CO ES
Merida|MX ES VE
Salvador|BR SV
St Petersburg|RU US
St. Petersburg|RU US
Portland|US
Alexandria|EG US
Toledo|US ES
Dover|GB US
Worcester|GB US
Lincoln|US GB
Richmond|US GB CA
Columbia|US
Jackson|US
Madison|US
Columbus|US
Phoenix|US
Windsor|GB CA
St John's|CA AG
St. John's|CA AG
St George's|GD BM
Rosario|AR
Samoa|WS AS
Micronesia|FM
Macedonia|MK GR
Galicia|ES UA
Granada|ES NI
Guadalupe|MX
Aden|YE
Santa Cruz|US BO ES
San Juan|PR AR
Tyre|LB
Hama|SY
Troy|US
Northern Territory|AU
Springfield|US
Arlington|US
Wilmington|US
Inuit|CA GL
Baltic|LT LV EE
Scandinavia|SE NO DK
Holy Land|IL PS
Golan|SY IL
Sahel|ML NE BF
Sinai Peninsula|EG
East Palestine|US
La Canada|US
La Canada Real|ES
La Canada Flintridge|US
Piedmont|US IT
Piedmont Park|US
Piedmont Triad|US
Piedmont region|IT
Piedmont wine|IT
Piedmont wines|IT
Gröna Lund|SE`

/** Places that are also first names: a capitalised word after them makes them a person. */
export const FIRST_NAMES =
  'Jordan Chad Georgia Israel Kenya Paris Sydney Brooklyn Victoria Florence Virginia Carolina Savannah Madison Dallas Houston Chelsea Jackson Lincoln Hamilton Austin Charlotte Dakota Cleveland Kingston Troy Milan Verona Devon Kent Carson Asia India China Ireland Washington Vienna Lourdes Dominica Cali Cary Wellington Alexandria Tyre Sofia Abilene Odessa Geneva Trinidad Sonora Medina Salvador Nelson Windsor Gori Orlando Marina Brittany Camden Santiago Leon Roman Rosario Lawrence Aurora Bari Regina Lorena Pilar Guadalupe Clifton Trenton Adelaide Alberta Anatolia Ararat Asuncion Bristol Carmel Cicero Darien Dayton Elgin Hobart Kimberley Kobe Lima Montana Olinda Palma Phoenix Raleigh Richmond Roma Torrance Ventura Vigo Vitoria Zaria'

/** Places that are also family names: a capitalised word before them makes them a person. */
export const FAMILY_NAMES =
  'Jordan Washington London Holland Ireland Houston Montana Lincoln Jackson Hamilton Madison Florence Cleveland Denver Dallas Paris Berlin Kent Devon York England Lancaster Chester Bristol Sheffield Oxford Israel Wales French English German Roman Pole Dane Finn Moore Rome Boston Austin Durham Richmond Bath Lima Santiago Medina Salvador Rosario Cordoba Córdoba Valencia Toledo Lyon Lille Nice Essex Sussex Surrey Norfolk Burns Carolina Virginia Brittany Phoenix Columbus Worcester Halifax Newcastle Perth Georgia Chelsea Scotland Spain Poland Genoa Bologna Verona Marino Ferguson Harvard Stanford Goma Sumy Merida Castro Ford Marcos Santos Rangers Fed Abe Yoon Aquino Chavez Conte Costa Brown Carney Machado Kast Petro Arsenal Hama Bahia Vance Commons Burhan Yunus Guerrero Ajax Cali Aden Gao Nassau Queens'

/** Towns that stand for a government or in the name of a firm, so that a word before them makes them nobody's surname elsewhere. */
export const NO_SURNAMES = 'Washington London Paris Berlin Rome Vienna Lima Fargo'

/** Words of office, direction and kind that stand next to a place without making it a person. */
export const NOT_PERSON =
  'Gobierno Governo Ejercito Parlamento Congreso Congresso Embajada Ambasciata Embaixada Partido Partito Socialista Banco Banca Estado Stato Presidente Ministerio Ministero Policia Polizia Imperio Impero Nazionale Nacional ' +
  'The In At On Of For From To And Near Inside Outside Around Across With By After Before Against Over Under Into Former President Prime Minister King Queen Prince Princess Mayor Governor Gov Sen Rep Mr Mrs Ms Lord Lady Sir East West North South Eastern Western Northern Southern Central Greater Downtown Upper Lower New Old City Town University College Airport River Valley Lake Mount Mountain Island Islands Bay Beach County Province State District Region Court High Supreme Police Army Navy Force Forces Government Parliament Senate House Embassy Ambassador Council Bank Club United Rovers Park Street Road Square Bridge Tower Hospital School Museum Church Cathedral Times Post News Herald Tribune Press Star Sun Daily Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sept Sep Oct Nov Dec And Or But Is Was Are Were Has Have Had Will Would Could Should May Might Can Its His Her Their Our Your My This That These Those As If When While Where Why How What Who Defence Defense Foreign Interior Health Finance National Federal Royal International Open Cup League Series Games Olympic Olympics World Grand Stock Exchange Chamber Group Company Corp Inc Ltd Co Airlines Airways Railway Metro Underground Festival Film Marathon Conference Summit Treaty Agreement Accord Deal Pact War Peace Crisis Attack Attacks Bombing Shooting Flood Floods Earthquake Fire Storm Hurricane Hamas Hezbollah Houthi Houthis Taliban Fatah ' +
  'Saint Harbour Harbor Port Docks Opera Philharmonic Symphony Orchestra Ballet Theatre Theater Fashion Biennale Zoo Gallery Library Stadium Arena Derby Fringe Subway Tram Market Markets Writers Mall Hotel Hotels Heights Oval ' +
  'Capitale Capital Termini Cortina Calcio Metropolitana Metropolitano Norte Sur Sul Este Oeste Centro Nord Sud Est Ovest Ouest'

/** Common words, and names of other things, that a town with accents is spelled like without them: Savé, Falcón, Būsh. */
export const ACCENTLESS_WORDS = 'Save Falcon Bush Chas Colon Moron Para Pali Cortes Garcia'

/** Names that stand here without their accents, as others write them; any other word with accents is not the name without them. */
export const ACCENTED_SPELLINGS =
  'Vučić Milošević Babiš Kaczyński Zelenský Chávez İmamoğlu Löfven Thaçi Gülen Škoda Nestlé Yucatán Cúcuta Michoacán Culiacán Cancún Paraná Łódź Wrocław Poznań Timișoara Chișinău İzmir İstanbul Malmö Lukašenko Valparaíso Galápagos Yaoundé Nouméa Asunción Medellín Bogotá Málaga Mérida Panamá Perú México Türkiye Zürich Genève Düsseldorf Kraków Gdańsk Reykjavík Brasília Belém Guantánamo Élysée Orbán Erdoğan Guaidó Tōkyō Ōsaka Kyōto Hokkaidō'

/** What a run of capitalised words is the name of that has one of these in it. */
export const INSTITUTIONS =
  'Koztarsasag Foderacio Szovetsegi Kupa Nagydij Birodalom Nemzeti Legitarsasag Authority Department Ministry Agency Bureau Service Services Commission Committee Board Command Office Institute Institution Academy University Association Federation Confederation Union Organisation Organization Party Coalition Front Congress Assembly Council Court Police Army Corps Guard Guards Forces Industries Corporation Company Bank Airlines Airways Railways Insurance Exchange Stadium Hospital Museum Cathedral'
