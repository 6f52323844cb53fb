// What an affair in a Romance or Germanic language is called whose members share no name with a kind of affair: a noun and what goes with it, or one compound.

import { expect, test } from 'vitest'
import { toldAffair } from '../../../test/support/affair.ts'
import { situationTitle } from './situation-title.ts'

const titled = (language: string, told: readonly string[]) => situationTitle(toldAffair(language, told))

test.each([
  [
    'fr',
    'a noun with another',
    'Gel des loyers',
    [
      'Le conseil régional adopte le gel des loyers / Ils ne pourront augmenter pendant cinq ans.',
      'Les propriétaires attaquent le gel des loyers / Leur fédération le juge contraire à la Constitution.',
      'Gel des loyers : les juges demandent des corrections / Ils relèvent des défauts.',
    ],
  ],
  [
    'fr',
    'a noun with a name, told so by two of three that tell of the name',
    'Mine de Grivoncourt',
    [
      'Neuf mineurs piégés à la mine de Grivoncourt / Les secours creusent.',
      'Le directeur de la mine de Grivoncourt arrêté / Il est soupçonné de négligence.',
      'Trois alertes ignorées à Grivoncourt / Aucun inspecteur ne vint en deux ans.',
    ],
  ],
  [
    'fr',
    'a noun and an adjective, with the name that goes with them',
    'Lendelle: polluants éternels',
    [
      'Des polluants éternels découverts dans la Lendelle / Les échantillons dépassent la norme.',
      "L'usine Ostrin a rejeté des polluants éternels dans la Lendelle / Le groupe reconnaît des erreurs.",
      "Polluants éternels : les pêcheurs réclament de l'argent à Ostrin / Ils ne peuvent plus vendre leur pêche.",
    ],
  ],
  [
    'es',
    'a noun with a preposition',
    'Tope a los alquileres',
    [
      'El parlamento regional aprueba el tope a los alquileres / No podrán subir en cinco años.',
      'Los propietarios llevan a los tribunales el tope a los alquileres / Lo consideran inconstitucional.',
      'Los jueces piden cambios en el tope a los alquileres / Ven defectos en el texto.',
    ],
  ],
  [
    'it',
    'two names that stand together',
    'Trasporti Polnube e Stellavela',
    [
      'Stellavela vuole Trasporti Polnube / Lo ha detto la compagnia.',
      'Il garante esamina le carte di Stellavela e Trasporti Polnube / Decide entro maggio.',
      'Trasporti Polnube dice sì a Stellavela / I soci hanno votato.',
    ],
  ],
  [
    'pt',
    'a noun and the name of its own',
    'Urso Bruno',
    [
      'Urso Bruno mata onze ovelhas no vale / O pastor encontrou os animais de manhã.',
      'Caçadores autorizados a capturar o urso Bruno / O governador assinou a ordem.',
      'Ambientalistas querem salvar o urso Bruno / O animal iria para um parque.',
    ],
  ],
  [
    'de',
    'a compound',
    'Mietendeckel',
    [
      'Senat beschließt neuen Mietendeckel / Fünf Jahre lang soll nichts steigen.',
      'Vermieter ziehen gegen den Mietendeckel vor Gericht / Der Verband klagt.',
      'Mietendeckel: Richter verlangen Nachbesserungen / Sie sehen Mängel.',
    ],
  ],
  [
    'de',
    'a noun before the name that all tell',
    'Bär Bruno',
    [
      'Bär Bruno reißt Schafe im Lautertal / Der Hirte fand elf tote Tiere.',
      'Jäger sollen Bär Bruno fangen / Das ist jetzt erlaubt.',
      'Tierschützer wollen Bruno retten / Der Bär soll in einen Park.',
    ],
  ],
  [
    'nl',
    'a compound that headlines write without an article',
    'Huurplafond',
    [
      'Parlement stemt in met huurplafond / De huren stijgen vijf jaar niet.',
      'Verhuurders stappen naar de rechter om huurplafond / Zij vinden het plan oneerlijk.',
      'Rechters willen aanpassing van huurplafond / Zij zien gebreken.',
    ],
  ],
  [
    'nl',
    'a kind of affair with its name',
    'Staking in Meeuwhaven',
    [
      'Staking in Meeuwhaven legt kranen stil / De havenarbeiders willen meer loon.',
      'Schepen wijken uit door staking in Meeuwhaven / Er liggen er dertig voor de kust.',
      'Staking in Meeuwhaven voorbij / De bond is tevreden.',
    ],
  ],
  [
    'nl',
    'what is built and has no name',
    'Spoortunnel',
    [
      'Wethouder wil een spoortunnel onder het centrum / De kosten zijn hoog.',
      'Bewoners tegen de spoortunnel / Ze vrezen jaren van lawaai.',
      'Geld voor de spoortunnel is er nog niet / Het rijk denkt na.',
    ],
  ],
  [
    'nl',
    'a name without where it is',
    'Elsa Morwan',
    [
      'Chirurg Elsa Morwan verdacht van onnodige operaties / De kliniek in Tessum heeft de arts geschorst.',
      'Dertig patiënten doen aangifte tegen Elsa Morwan / Zij werken in Tessum.',
      'Kliniek in Tessum wist van klachten over Elsa Morwan / Dat blijkt uit mails.',
    ],
  ],
  [
    'sv',
    'a compound with its article',
    'Hyrestaket',
    [
      'Riksdagen säger ja till hyrestaket / Hyrorna får inte höjas på fem år.',
      'Hyresvärdar går till domstol mot hyrestaket / De anser det orättvist.',
      'Domare kräver ändringar i hyrestaket / De ser brister.',
    ],
  ],
  [
    'sv',
    'a bridge',
    'Lendelbron',
    [
      'Lendelbron i Orlau rasade – fyra bilar i älven / Det hände på morgonen.',
      'Sprickorna i Lendelbron var kända i åratal / Kommunen i Orlau hade varnats.',
      'Två ingenjörer misstänks efter raset på Lendelbron / De nekar.',
    ],
  ],
  [
    'da',
    'a kind of affair that is a compound',
    'Bankkrisen i Orlau',
    [
      'Bankkrisen i Orlau rammer kunderne / De hæver millioner.',
      'Ministeren udtaler sig om bankkrisen i Orlau / Han lover hjælp.',
      'Bankkrisen i Orlau er slut / Nordkassen overtager alt.',
    ],
  ],
  [
    'no',
    'a compound that opens two headlines',
    'Sukkeravgiften',
    [
      'Regjeringen vil innføre sukkeravgift på brus / Den skal gjelde fra januar.',
      'Brusprodusenter raser mot sukkeravgiften / De frykter høyere priser.',
      'Sukkeravgiften utsettes til høsten / Partiene er uenige.',
    ],
  ],
] as const)('%s: %s', (language, _, title, told) => {
  expect(titled(language, told)).toBe(title)
})

test.each([
  [
    'fr',
    'what a punishment is',
    ["Dix ans de prison pour un homme d'Orlau", 'Un braqueur condamné à dix ans de prison', 'Dix ans de prison pour un passeur'],
  ],
  [
    'es',
    'who wants something',
    ['El Gobierno quiere aliviar a las empresas', 'El Gobierno quiere contratar profesores', 'El Gobierno quiere proteger los bosques'],
  ],
  [
    'it',
    'an office',
    [
      'Il sindaco di Salmerina si dimette per tangenti',
      'Il sindaco di Salmerina scrive ai cittadini',
      'Il sindaco di Salmerina in tribunale oggi',
    ],
  ],
  [
    'pt',
    'who somebody is to another',
    [
      'A viúva e o filho de Questal falam à imprensa',
      'Carro do filho de Questal encontrado no rio',
      'O filho de Questal nega tudo em tribunal',
    ],
  ],
  [
    'de',
    'a house that is in every day’s news',
    [
      'Brand trifft das Krankenhaus von Orlau schwer',
      'Das Krankenhaus sucht dringend Pflegekräfte in Tarn',
      'Minister besucht das Krankenhaus in Lauter',
    ],
  ],
  [
    'nl',
    'what somebody does',
    ['Bankrover krijgt tien jaar voor overval', 'Chauffeur krijgt tien jaar na botsing', 'Visser krijgt tien jaar om smokkel'],
  ],
  [
    'sv',
    'who governs',
    ['Regeringen vill hjälpa alla företagen nu', 'Regeringen vill anställa tusen lärare i vår', 'Nu svarar regeringen om skogarna igen'],
  ],
  ['fr', 'a noun that two of two tell', ['Le gel des loyers adopté par le conseil', 'Des juges contre le gel des loyers']],
  ['es', 'a verb and what it tells of', ['Ruge el león en la región', 'Ruge el león entre los jóvenes', 'Por tercer mes ruge el león']],
  [
    'nl',
    'a verb without an article',
    ['Bakker verliest zaak tegen de school', 'Visser verliest zaak over zijn boot', 'Chauffeur verliest zaak om een boete'],
  ],
  [
    'fr',
    'who does what to whom',
    [
      'Kestel accuse Morvan de mensonge au procès',
      'Kestel accuse Morvan de trahison, encore',
      'Kestel accuse Morvan de lâcheté devant le juge',
    ],
  ],
  [
    'sv',
    'the end of a name',
    [
      'Erik de la Reguera: Därför strejkar så många',
      'Erik de la Reguera: Ett val utan vinnare',
      'Erik de la Reguera: Ingen lyssnar på bönderna',
    ],
  ],
  ['sv', 'a part of a country', ['Sammanfattning natt, Tessby län', 'Trafiken i dag, Tessby län', 'Vädret i helgen, Tessby län']],
  ['sv', 'a short word', ['Vargen dödade elva får vid sjön', 'Bonden filmade vargen i hagen', 'Nu ska vargen flyttas till en park']],
  [
    'sv',
    'a union of states and a name',
    ['EU varnar Stridelet för tunga lådor', 'Stridelet svarar EU om lådorna i brev', 'Nu stämmer EU bolaget Stridelet i domstol'],
  ],
  [
    'de',
    'a compound that half of six tell',
    [
      'Senat beschließt neuen Mietendeckel für alle',
      'Der Mietendeckel spaltet die Koalition weiter',
      'Was der Mietendeckel für Studierende heißt',
      'Bauherren warten auf klare Regeln vom Amt',
      'Wohnungen in Orlau bleiben knapp und teuer',
      'Makler melden weniger Anfragen aus Tarn',
    ],
  ],
] as const)('%s: no name is made of %s', (language, _, headlines) => {
  expect(headlines).toContain(titled(language, headlines))
})
