/**
 * Things that are called after a country, a people or a town and say nothing of where news is: breeds, dishes, plants, diseases. The English ones were
 * read from WordNet 3.1 (Princeton University): what it lists of animals, food, plants, objects, substances, states and acts that begins with a name
 * of a country or a town, less what lives or is made where its name says; beside them a few that it writes otherwise.
 */

/** In the singular; the plural, and both as a headline in title case writes them, are made of it. */
export const ENGLISH_THINGS = `
Afghan hound,Air Jordan,American cheese,American football,Australian shepherd,Bavarian cream,Belgian endive,Belgian hare,Belgian sheepdog,Belgian waffle,Berlin doughnut,
Bermuda grass,Bermuda onion,Bermuda rig,Bermuda short,Bermuda triangle,Bologna sausage,Bordeaux mixture,Boston fern,Boston terrier,Brazil nut,Brussels carpet,Brussels griffon,
Brussels lace,Brussels sprout,Burmese cat,Burmese python,Canada goose,Canada geese,Canadian goose,Canadian bacon,Celtic cross,China doll,China cabinet,China rose,
Chinese cabbage,Chinese checker,Chinese chequer,Chinese lantern,Chinese takeaway,Chinese takeout,Chinese whisper,Colorado beetle,Colorado potato beetle,Cornish pasty,
Cuban heel,Cuban sandwich,Cuban sandwiches,Damascus steel,Danish pastry,Dutch courage,Dutch elm disease,Dutch hoe,Dutch iris,Dutch oven,
Dutch treat,Egyptian cotton,English bulldog,English cocker spaniel,English horn,English ivy,English lavender,English muffin,English saddle,English setter,English springer spaniel,
French bean,French bread,French bulldog,French chalk,French door,French dressing,French fry,French horn,French kiss,French kisses,French leave,French lesson,French loaf,
French marigold,French polish,French toast,French window,German cockroach,German lesson,German measles,Greek cross,Greek fire,Greek key,Greek yoghurt,Greek yogurt,
Guinea corn,Guinea fowl,Guinea hen,Guinea pepper,Guinea pig,Guinea worm,Guinea worm disease,Hungarian goulash,Iceland moss,Iceland poppy,India ink,India rubber,Indian club,
Indian corn,Indian summer,Irish coffee,Irish moss,Irish pub,Irish setter,Irish soda bread,Irish stew,Irish terrier,Irish wolfhound,Italian dressing,Italian greyhound,
Italian ryegrass,Japanese beetle,Japanese cherry,Japanese knotweed,Japanese maple,Japanese spaniel,Jersey dress,Jersey dresses,Jersey cow,Jerusalem artichoke,Jerusalem cricket,
Jerusalem cross,Jordan almond,Kashmir goat,Kentucky bluegrass,Lhasa apso,Lombardy poplar,Madeira cake,Maltese cross,Maltese terrier,Manila envelope,Manila hemp,Manx cat,
Mexican hairless,Mexican jumping bean,Mexican standoff,Mexican stand-off,Mexican wave,Newcastle disease,Newfoundland dog,Norfolk jacket,Norfolk terrier,Norway lobster,
Norway maple,Norway rat,Norway spruce,Norwegian forest cat,Norwich terrier,Panama hat,Paris green,Persian carpet,Persian cat,Persian lilac,Persian rug,Peruvian lily,
Peruvian lilies,Portland cement,Roman candle,Roman numeral,Russian doll,Russian dressing,Russian roulette,Russian thistle,Russian vine,Saint Bernard,Savoy cabbage,Scotch egg,
Scotch whisky,Scots pine,Scottish deerhound,Scottish fold,Scottish terrier,Siamese cat,Siamese twin,Siberian husky,Siberian huskies,Spanish flu,Spanish fly,Spanish moss,
Spanish omelette,Spanish onion,Spanish paprika,Swedish massage,Swedish meatball,Swedish turnip,Swiss Army knife,Swiss Army knives,Swiss chard,Swiss cheese,Swiss roll,
Syrian hamster,Tabasco sauce,Tesla coil,Texas leaguer,Thai boxing,Tibetan mastiff,Tibetan terrier,Turkish bath,Turkish coffee,Turkish delight,Turkish towel,Venetian blind,
Victoria plum,Victoria sandwich,Victoria sponge,Vienna sausage,Virginia creeper,Wellington boot,Welsh corgi,Welsh onion,Welsh rabbit,Welsh rarebit,Welsh springer spaniel,
Welsh terrier,Windsor chair,Windsor knot,Yorkshire pudding,Yorkshire terrier`

/** In other languages, with all their forms. */
export const THING_LINES: Readonly<Record<string, string>> = {
  de: '-- spanische grippe,spanischen grippe,russisches roulette,russischem roulette,wiener würstchen,wiener schnitzel,frankfurter würstchen,schwedische gardinen,schwedischen gardinen,russisch brot,türkischer honig,Berliner Pfannkuchen,französische bulldogge,französischen bulldogge',
  fr: "-- montagnes russes,montagne russe,roulette russe,salade russe,cochon d'Inde,cochons d'Inde,cochon d’Inde,cochons d’Inde,œillet d’Inde,marron d’Inde,marrons d’Inde,noix du Brésil,grippe espagnole,encre de Chine,ombres chinoises,casse-tête chinois,téléphone arabe,clé anglaise,crème anglaise,capote anglaise,bouledogue français,jardin anglais",
  es: '-- montaña rusa,montañas rusas,ruleta rusa,ensaladilla rusa,ensalada rusa,tortilla francesa,tinta china,sombras chinescas,conejillo de Indias,conejillos de Indias,gripe española,llave inglesa,llaves inglesas,castañas de Indias,sombrero de Panamá,sombreros de Panamá,bulldog francés,pan francés',
  it: "-- montagne russe,roulette russa,insalata russa,porcellino d'India,porcellini d'India,porcellino d’India,porcellini d’India,fico d’India,fichi d’India,fico d'India,fichi d'India,influenza spagnola,zuppa inglese,chiave inglese,scatole cinesi,ombre cinesi,bagno turco,bagni turchi,bulldog francese",
  pt: '-- montanha-russa,montanhas-russas,montanha russa,montanhas russas,roleta-russa,roleta russa,salada russa,porquinho-da-índia,porquinhos-da-índia,gripe espanhola,chave inglesa,pão francês,sombra chinesa,banho turco,castanha-da-índia,buldogue francês',
  nl: '-- spaanse griep,russische roulette,franse frietjes,turks fruit,engelse sleutel,franse bulldog',
  sv: '-- spanska sjukan,rysk roulette,fransk bulldogg',
  pl: '-- rosyjska ruletka,rosyjską ruletkę,klucz francuski,sałatka grecka,pierogi ruskie,pierogów ruskich,bułka paryska',
}
