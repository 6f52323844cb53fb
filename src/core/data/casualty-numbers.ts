/**
 * Numbers in words in languages of fewer readers, for `casualties-numbers.ts`, some also in the case that tolls rise to ("on ikiyə", "თორმეტამდე").
 * What is common elsewhere (Icelandic "sjö", Basque "lau", Afrikaans "ses", Swahili "saba") stands among `NUMBERS_BESIDE_VICTIMS`.
 */
export const NUMBERS_OF_SMALLER: Readonly<Record<number, string>> = {
  2: 'dous dúas tveir tvær tvö tveimur dy абодва двух дзве двајца двајцата ikiyə երկու երկուսի երկուսը ორი ორამდე ორს екі екеуі екіге dalawa dalawang wawili',
  3: 'hiru þrír þrjár þrjú þremur tri тры трох тројца тројцата üçə երեք երեքի სამი სამამდე სამს үш үшеуі үшке tatlo tatlong watatu',
  4: 'catro fjórir fjórar fjögur fjórum katër чатыры чатырох чацвёра четворица dörd dördə չորս չորսի ოთხი ოთხამდე ოთხს төрт төртеуі төртке apat wanne',
  5: 'bost fimm vyf pesë пяць пяцёра пяці пет петмина beşə հինգ հինգի ხუთი ხუთამდე ხუთს бес бесеуі беске limang watano',
  6: 'gjashtë шэсць шасцёра шасці шест шестмина վեց վեցի ექვსი ექვსამდე ექვსს алты алтауы алтыға anim',
  7: 'zazpi sewe shtatë сем сямёра сямі седум седуммина yeddi yeddiyə յոթ յոթի შვიდი შვიდამდე შვიდს жеті жетеуі жетіге pitong',
  8: 'zortzi átta tetë восем васьмёра васьмі осум осуммина səkkiz səkkizə ութ ութի რვა რვამდე რვას сегіз сегізге lapan walo walong wanane',
  9: 'bederatzi níu nege nëntë дзевяць дзевяцёра дзевяці девет деветмина doqquz doqquza ինը իննի ცხრა ცხრამდე ცხრას тоғыз тоғызға siyam',
  10: 'tíu dhjetë дзесяць дзесяцёра дзесяці десет десетмина տասը տասի ათი ათამდე ათს онға sampu sampung',
  11: 'hamaika ellefu njëmbëdhjetë адзінаццаць адзінаццаці единаесет տասնմեկ տասնմեկի თერთმეტი თერთმეტამდე labing-isa',
  12: 'ducia hamabi tólf dymbëdhjetë дванаццаць дванаццаці дванаесет տասներկու տասներկուսի თორმეტი თორმეტამდე თორმეტს labindalawa labindalawang',
  13: 'hamahiru þrettán trembëdhjetë трынаццаць трынаццаці тринаесет տասներեք ცამეტი ცამეტამდე labintatlo labintatlong',
  14: 'hamalau fjórtán katërmbëdhjetë чатырнаццаць чатырнаццаці четиринаесет տասնչորս თოთხმეტი თოთხმეტამდე labing-apat',
  15: 'hamabost fimmtán vyftien pesëmbëdhjetë пятнаццаць пятнаццаці петнаесет տասնհինգ თხუთმეტი თხუთმეტამდე labinlima labinlimang',
  16: 'hamasei sextán sestien gjashtëmbëdhjetë шаснаццаць шаснаццаці шеснаесет տասնվեց თექვსმეტი თექვსმეტამდე',
  17: 'hamazazpi sautján sewentien shtatëmbëdhjetë семнаццаць семнаццаці седумнаесет տասնյոթ ჩვიდმეტი ჩვიდმეტამდე',
  18: 'hemezortzi átján agtien tetëmbëdhjetë васемнаццаць васемнаццаці осумнаесет տասնութ თვრამეტი თვრამეტამდე',
  19: 'hemeretzi nítján negentien nëntëmbëdhjetë дзевятнаццаць дзевятнаццаці деветнаесет տասնինը ცხრამეტი ცხრამეტამდე',
  20: 'hogei tuttugu njëzet дваццаць дваццаці дваесет iyirmi iyirmiyə քսան ოცი ოცამდე ოცს жиырма жиырмаға dalawampu dalawampung ishirini',
  24: 'ducias dozenaka tugir tientalle dosyne dhjetëra дзясяткі десетици onlarla տասնյակ ათეულობით ондаған dose-dosena makumi',
  30: 'þrjátíu tridhjetë трыццаць трыццаці триесет otuz otuza երեսուն ოცდაათი ოცდაათამდე отыз отызға tatlumpu tatlumpung thelathini',
  40: 'corenta berrogei fjörutíu dyzet сорак сарака четириесет qırx qırxa քառասուն ორმოცი ორმოცამდე қырық қырыққа apatnapu apatnapung arobaini',
  50: 'fimmtíu pesëdhjetë пяцьдзясят пяцідзесяці педесет հիսուն ორმოცდაათი ორმოცდაათამდე елу елуге limampu limampung hamsini',
  60: 'hirurogei sextíu gjashtëdhjetë шэсцьдзясят шеесет վաթսուն სამოცი алпыс',
  70: 'sjötíu shtatëdhjetë семдзесят седумдесет յոթանասուն სამოცდაათი жетпіс',
  80: 'laurogei áttatíu tetëdhjetë восемдзесят осумдесет ութսուն ოთხმოცი сексен',
  90: 'níutíu nëntëdhjetë дзевяноста деведесет իննսուն ოთხმოცდაათი тоқсан',
  100: 'ehun njëqind հարյուր',
  200: 'ehunka hundruð honderde qindra стотици yüzlərlə հարյուրավոր ასობით жүздеген beratus-ratus daan-daan mamia',
  2000: 'milleiros milaka þúsundir duisende mijëra илјадници minlərlə հազարավոր ათასობით мыңдаған beribu-ribu libu-libo maelfu',
}

/** Tens that stand before their units as a word of its own: Basque "hogeita hamabost", Azerbaijani "on iki", Swahili "kumi na wawili", Filipino "dalawampu't apat". */
export const TENS_BEFORE: Readonly<Record<string, number>> = {
  ...{ on: 10, он: 10, hogeita: 20, berrogeita: 40, hirurogeita: 60, laurogeita: 80 },
  ...{ kumi: 10, ishirini: 20, thelathini: 30, arobaini: 40, hamsini: 50, sitini: 60, sabini: 70, themanini: 80, tisini: 90 },
  ...{ "dalawampu't": 20, "tatlumpu't": 30, "apatnapu't": 40, "limampu't": 50 },
}
/** The units of those languages alone: "on two" is English. */
export const UNITS_BEHIND_TENS: Readonly<Record<number, string>> = {
  1: 'bir birə bire бір бірге bat mmoja isa',
  2: 'iki ikiyə ikiye екі екіге bi wawili dalawa',
  3: 'üç üçə üçe үш үшке hiru watatu tatlo',
  4: 'dörd dördə dört dörde төрт төртке lau wanne apat',
  5: 'beş beşə beşe бес беске bost watano lima',
  6: 'altı altıya алты алтыға sei sita anim',
  7: 'yeddi yeddiyə yedi yediye жеті жетіге zazpi saba pito',
  8: 'səkkiz səkkizə sekiz sekize сегіз сегізге zortzi wanane walo',
  9: 'doqquz doqquza dokuz dokuza тоғыз тоғызға bederatzi tisa siyam',
  10: 'hamar',
  11: 'hamaika',
  12: 'hamabi',
  13: 'hamahiru',
  14: 'hamalau',
  15: 'hamabost',
  16: 'hamasei',
  17: 'hamazazpi',
  18: 'hemezortzi',
  19: 'hemeretzi',
}
/** Malay and Indonesian: before "belas", "puluh" and "ratus". */
export const MALAY_UNITS = 'dua tiga empat lima enam tujuh lapan sembilan'
