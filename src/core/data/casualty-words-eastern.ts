/**
 * Words for numbers, victims and tolls in Serbian, Croatian, Bosnian, Slovene, Slovak, Bulgarian, Lithuanian, Latvian and Estonian, beside those of
 * `casualty-words.ts`. What stands with "_" is two words. Left out is what is common elsewhere: Latvian "mira", Estonian "suri".
 */

export const NUMBERS_OF_EASTERN: Readonly<Record<number, string>> = {
  2: 'dvoje dvije dvojica dve двоје двојица двама dvaja dviejų divi kaks kahe',
  3: 'trojica троје тројица трима trije traja trys trijų trīs kolm kolme',
  4: 'četiri četvero četvoro četvorica четворо четири четирима štirje štiri štyria štyri keturi keturios keturių četri četras neli nelja',
  5: 'petero petoro petorica петоро петорица петима päť penki penkios penkių pieci piecas viis viie',
  6: 'šestero šestoro šestorica шесторо шестима šesť šeši šešios šešių seši sešas kuus kuue',
  7: 'sedam sedmero sedmoro седам седморо седмина sedem septyni septynios septynių septiņi septiņas seitse seitsme',
  8: 'osam osmero osmoro осам осморо осмина осем osem aštuoni aštuonios aštuonių astoņi astoņas kaheksa',
  9: 'devet devetero devetoro деветоро deväť devyni devynios devynių deviņi deviņas üheksa',
  10: 'desetero desetoro desetak desať dešimt dešimties desmit kümme kümne',
  11: 'jedanaest jedanaestero једанаест enajst единадесет jedenásť vienuolika vienpadsmit üksteist',
  12: 'dvanaest dvanaestero дванаест dvanajst дванадесет dvanásť dvylika divpadsmit kaksteist',
  13: 'trinaest тринаест trinajst тринадесет trinásť trylika trīspadsmit kolmteist',
  14: 'četrnaest четрнаест štirinajst четиринадесет štrnásť keturiolika četrpadsmit neliteist',
  15: 'petnaest петнаест petnajst петнадесет pätnásť penkiolika piecpadsmit viisteist',
  20: 'dvadeset двадесет dvajset dvadsať dvidešimt divdesmit kakskümmend',
  24: 'deseci десеци desetine десетки desiatky dešimtys desmitiem kümned kümneid',
  30: 'trideset тридесет tridsať trisdešimt trīsdesmit kolmkümmend',
  200: 'stotine стотине стотици stovky šimtai simtiem sajad sadu',
  2000: 'tisuće hiljade хиљаде tisoče хиляди tisíce tūkstančiai tūkstošiem tuhanded tuhandeid',
}

/** Behind a count. */
export const EASTERN_DEAD =
  'poginulo poginula poginule poginuli poginulih smrtno_stradalo smrtno_stradalih nastradalo nastradalih preminulo preminule preminuli umrlo umrle umrli umrla umrlih mrtvih mrtva mrtve mrtvi ' +
  'ubijeno ubijenih ubijena ubijene usmrćeno погинуло погинула погинуле погинули погинулих настрадало настрадалих преминуло преминуле умрло мртвих мртва мртве убијено убијених убијена убијене ' +
  'загинали загинаха загиват мъртви починали починаха mŕtvi mŕtvych mŕtve zahynuli zahynulo zomreli zomrelo obetí ' +
  'žuvo žuvę žuvusių žuvusieji mirė mirusių nužudyti aukų bojāgājušie bojāgājušo bojāgājušu gājuši_bojā gāja_bojā bojā_gājuši miruši nogalināti nogalināja ' +
  'hukkus hukkunu hukkunut hukkunud sai_surma saanud_surma surnud'
/** Before one. */
export const EASTERN_DEAD_VERBS =
  'poginulo poginula poginule poginuli preminulo preminule preminuli umrlo umrle umrli umrla ubijeno ubijene ubijena ubio ubila usmrtio usmrtila ubil ubilo погинуло погинуле погинула погинули преминуло преминуле ' +
  'убијено убијене убио усмртио загинаха загинали загиват починаха уби убиха zahynuli zahynulo zahynú zomreli zomrelo usmrtil usmrtila žuvo mirė nužudyti ' +
  'gājuši_bojā gāja_bojā bojā_gājuši miruši nogalināti hukkus surma'
export const EASTERN_HURT =
  'ozlijeđeno ozlijeđenih ozlijeđene ozlijeđena ozlijeđeni povrijeđeno povrijeđenih povrijeđene povrijeđena povređeno povređenih povređene povređena ranjeno ranjenih ranjene ranjena ranjeni ' +
  'повређено повређених повређене повређена рањено рањених рањене рањена poškodovanih poškodovani poškodovane poškodovana ранени zranení zranených zranili ' +
  'sužeisti sužeista sužeistų sužaloti sužalota sužalotų nukentėjo ievainoti ievainoto ievainotie cietuši cietušie cietušo vigastada vigastatud haavata'
export const EASTERN_HURT_VERBS =
  'ozlijeđeno ozlijeđene ozlijeđena povrijeđeno povrijeđene povređeno povređene ranjeno ranjenih ranjene ranio повређено повређене рањено рањене ранио poškodovalo poškodovanih ' +
  'ранени ранени_са ранява zranili zranil sužeisti sužeista sužaloti sužalota nukentėjo ievainoti cietuši vigastada'
export const EASTERN_UNITS =
  'godina godine godinu sati sata minuta posto eura kuna динара година године сати evrov ur odstotkov дни минути процента лева hodín minút eur metų dienų valandų minučių eurų proc gadus gadu dienas stundas eiro aastat aastane päeva tundi minutit eurot protsenti'
export const EASTERN_LEAD_INS =
  'najmanje најмање više више od najmanj най-малко поне mažiausiai bent daugiau_nei vismaz vähemalt čak чак още'
/** What a toll is called that "has risen to" a count. */
export const EASTERN_TOLLS =
  'poginulih nastradalih mrtvih погинулих настрадалих мртвих жртава žrtava žrtev загиналите жертвите obetí mŕtvych žuvusiųjų žuvusių aukų bojāgājušo bojāgājušu upuru hukkunute ohvrite'
export const EASTERN_RISES =
  'porastao narastao popeo povećao порастао нарастао попео narasla naraslo povzpelo станаха нараснаха нарасна stúpol stúpla vzrástol išaugo padidėjo pieaudzis sasniedzis tõusis kerkis'

/** Numbers that are words elsewhere ("pet", "tri", "du mort"), with what stands beside them where they count. */
const SOUTH_SLAVIC =
  /^(?:osob[aey]?|oseb|ljudi|ljudje|mrtv(?:ih|e|i)|poginul\p{L}{1,2}|nastradal\p{L}{1,2}|umrl\p{L}{1,2}|ubijen\p{L}{1,2}|ozlijeđen\p{L}{1,2}|povr(?:ij)?eđen\p{L}{1,2}|poškodovan\p{L}{1,2}|ranjen\p{L}{1,2}|vojnika|civila|civili|radnika|rudara|djece|dece|otrok[ei]?|delavc(?:ev|i)|putnika|policajaca|žene|muškarca|ľudia|mŕtv(?:i|ych|e)|zranen\p{L}{1,2}|zahynuli|zomreli)$/u
export const EASTERN_BESIDE_VICTIMS: Readonly<Record<string, { readonly value: number; readonly beside: RegExp }>> = {
  pet: { value: 5, beside: SOUTH_SLAVIC },
  tri: { value: 3, beside: SOUTH_SLAVIC },
  du: { value: 2, beside: /^(?:žmonės|žmonių|asmenys|vaikai|vyrai|kariai|darbininkai|keleiviai|žuvo|žuvę|mirė|sužeisti|sužaloti)$/ },
}
