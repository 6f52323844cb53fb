/**
 * Lines that stand on a page beside every report, as the languages write them: when it was published and how long it takes to read, who its author is, whose
 * material it uses, and what readers may do next. As sentences they are whole, and tell no news.
 */

const MINUTES = 'min(?:\\.|uten?|utes|utos|uti|uter|uut|uten)?'
/** "15.04.2026 - 15:48 UhrLesedauer: 2 Min.", "4 min read", "Temps de lecture : 3 min.": also where it ran into what stands before it. */
const READING_TIME = new RegExp(
  `(?:Lesedauer|Lesezeit|[Tt]emps de lecture|[Tt]iempo de lectura|[Tt]empo (?:di lettura|de leitura)|[Ll]eestijd|[Ll]ästid|[Ll]æsetid|[Ll]esetid|[Cc]zas czytania|[Rr]ead(?:ing)? time)\\s?:?\\s?(?:ca\\.? ?)?\\d|\\d[ -]${MINUTES} (?:read(?![\\p{L}])|Lese(?:dauer|zeit)|de lecture|de lectura|di lettura|de leitura|leestijd|lästid|læsetid|lesetid|czytania)`,
  'u',
)
/** "Aktualisiert am 07.01.2026 - 18:50 Uhr.", "Publié le 3 mai 2026 à 18h50.": nothing but when. */
const DATED_LINE =
  /^(?:Aktualisiert|Veröffentlicht|Erstellt|Stand|(?:Last )?(?:[Uu]pdated|[Mm]odified)|Published|Posted|Mis à jour|Publié|Modifié|Actualizado|Publicado|Aggiornato|Pubblicato|Atualizado|Bijgewerkt|Gepubliceerd|Uppdaterad|Publicerad|Opdateret|Publiceret|Oppdatert|Publisert|Zaktualizowano|Opublikowano)(?![\p{L}])(?=.*\d)(?:[:,]? (?:am|le|el|il|em|op|on|at|den|dnia|um|à|a las|alle|às|om|kl\.?|de|\p{Lu}\p{Ll}{2,9}\.?|(?:jan|f[eé][bv]|m[aä]r|a[pbv]r|ma[ijg]|ju[nlií]|giu|lug|ao[uû]t|ago|aug|se[pt]|o[kct]t|out|nov|d[eéi][czs]|gen|ene)\p{L}{0,7}\.?|[\d.:,/h–-]+|Uhr|[ap]\.?m\.?|[A-Z]{2,4}))+\.?$/u

const NAMES = "(?:\\p{Lu}[\\p{L}.'’-]*,? ){2,5}"
/** "Redakteurin in der Politik, verantwortlich für …", "Ann Roe ist Redakteurin bei …", "Ann Roe est journaliste au …". */
const ABOUT_AUTHOR = new RegExp(
  `^(?:${[
    '(?:Redakteur|Redaktor|Korrespondent|Volontär|Ressortleiter|Chefreporter|Freie[r]? (?:Autor|Journalist))(?:in)? (?:in de[rnm]|im|bei|beim|der|des|für|und|mit)(?!\\p{L})',
    '(?:Journaliste|Rédacteur|Rédactrice|Correspondante?) (?:au|à|pour|chez|spécialisée?)(?!\\p{L})',
    `${NAMES}(?:${[
      'ist (?:seit \\d{4} )?(?:eine? |freie[r]? )?(?:\\p{Ll}+ )?(?:Redakteur|Redaktor|Korrespondent|Journalist|Volontär|Kolumnist|Reporter)(?:in)? (?:bei|beim|der|des|für|im|in|und|mit)',
      'arbeitet (?:seit \\d{4} )?als (?:\\p{Ll}+ )?(?:Redakteur|Korrespondent|Journalist|Reporter)(?:in)?',
      'schreibt (?:seit \\d{4} )?(?:für|über|bei)',
      'est (?:une? )?(?:journaliste|rédacteur|rédactrice|correspondante?|chroniqueu(?:r|se)|éditorialiste) (?:au|à|pour|du|chez|de)',
      'es (?:una? )?(?:periodista|redactora?|corresponsal|columnista) (?:de|en|del|y)',
      "è (?:una? |un['’])?(?:giornalista|redattore|redattrice|corrispondente|editorialista) (?:di|del|a|per|e)",
      'é (?:uma? )?(?:jornalista|repórter|colunista|correspondente|editora?) (?:d[eoa]|n[oa]|em|e)',
      'is (?:een )?(?:journaliste?|redacteur|verslaggever|correspondente?|columniste?) (?:bij|van|voor|in)',
      'är (?:en )?(?:reporter|journalist|redaktör|korrespondent|krönikör|ledarskribent) (?:på|för|i|och|vid)',
      'er (?:en )?(?:reporter|journalist|redaktør|korrespondent|kommentator) (?:på|for|i|og|ved)',
    ].join('|')})(?!\\p{L})`,
  ].join('|')})`,
  'u',
)
/** "Mit Informationen der Agenturen …", "With files from …", "Com informações da …". */
const CREDIT =
  /^(?:With (?:files|reporting|material|additional reporting|information|inputs?) (?:from|by)|Mit (?:Informationen|Material|Agenturmaterial|Inhalten) (?:von|vom|der|des)|Avec (?:l['’])?(?:AFP|AP|Reuters|agences?)|Con (?:información|informaciones) de|Con informazioni d|Com informações d|Met (?:informatie|medewerking) van|Med (?:material|information|uppgifter) från)(?!\p{Ll})/u

/** What readers are asked to do: languages that address them in the imperative alone, or politely. */
const CALLS = [
  // "Hier finden Sie Informationen zu …", "Mehr dazu lesen Sie …", "Im Blog können Sie alles nachlesen.", "Mit zwei Klicks melden Sie den Fehler."
  '(?:Hier|Mehr|Alle[s]?|Weitere|Eine Übersicht|Im|In unserem|In unserer|Auf unserer)(?!\\p{L}).{0,60} (?:finden|lesen|sehen|erfahren|hören|können) (?:Sie|ihr|du)(?!\\p{L})',
  '(?:Bitte )?(?:[Mm]arkieren|[Kk]licken|[Aa]bonnieren|[Ff]olgen|[Mm]elden|[Ll]aden|[Rr]egistrieren|[Tt]esten|[Ll]esen|[Ss]chreiben|[Dd]iskutieren|[Tt]eilen|[Aa]ktivieren) Sie(?!\\p{L})',
  'Mit (?:\\p{L}+ ){1,3}(?:melden|senden|schicken) Sie (?:den Fehler|uns|einen Fehler)(?!\\p{L})',
  '(?:Retrouvez|Découvrez|Abonnez|Inscrivez|Cliquez|Suivez|Téléchargez|Recevez|Rejoignez|Consultez|Lisez|Regardez|Écoutez|Partagez)(?!\\p{L})',
  '(?:Suscríb|Regístr|Síguenos|Sigue leyendo|Haz clic|Únete a nuestr|Pincha (?:aquí|en)|(?:Consulta|Descarga|Descubre|Recibe|Lee|Sigue) (?:aquí|más|también|tod[ao]s?|nuestr|la app|las noticias))',
  "(?:Iscriviti|Abbonati|Registrati|Seguici|Clicca|Scopri|Continua a leggere|(?:Leggi|Guarda|Ascolta|Scarica|Ricevi|Segui) (?:anche|qui|tutt|l['’]|il |la |le |i |gli ))",
  '(?:Assine|Inscreva-se|Cadastre-se|Subscreva|Siga|Clique|Baixe|Descarregue|Receba|Leia|Confira|Assista|Acompanhe|Ouça|Saiba (?:mais|como|onde|quais|tudo)|Veja (?:mais|também|como|abaixo|aqui|a|o|as|os))(?!\\p{L})',
  '(?:Abonneer|Klik|Ontdek|Download|Schrijf (?:je|u) in|Meld (?:je|u) aan|(?:Volg|Lees|Bekijk|Luister|Ontvang) (?:ons|ook|verder|meer|hier|het|de|alles|onze|naar|elke|dagelijks))(?!\\p{L})',
  '(?:Prenumerera|Klicka|Logga in|Ladda ner|Anmäl dig|Tipsa (?:oss|redaktionen)|Skapa (?:ett )?konto|(?:Läs|Se|Hör|Följ|Lyssna) (?:mer|också|hela|även|vidare|här|oss|med|alla|utvecklingen|på))(?!\\p{L})',
  '(?:Abonn[eé]r|Klikk?|Last ned|Hent appen|Tilmeld dig|Meld deg|Tips oss|(?:Læs|Les|Se|Hør|Følg) (?:mere?|også|hele|videre|her|oss|os|med|saken|utviklingen))(?!\\p{L})',
  '(?:Czytaj|Przeczytaj|Zobacz|Kliknij|Zapisz się|Dołącz do|Subskrybuj|Obserwuj|Čtěte|Přečtěte|Sledujte|Klikněte|Poslechněte)(?!\\p{L})',
]
/** "Dieser Artikel erschien zuerst …", "Cet article est réservé aux abonnés.", "Contenido exclusivo para suscriptores." */
const ABOUT_ARTICLE = [
  '(?:Dieser|Diese|Dieses) (?:Artikel|Text|Beitrag|Interview|Meldung|Inhalt) (?:erschien|ist|stammt|wurde|entstand|liegt)(?!\\p{L})',
  '(?:Cet|Cette|Ce) (?:article|contenu|vidéo|texte) (?:est|a été|vous)(?!\\p{L})|Il vous reste \\d',
  '(?:Este|Esta) (?:artículo|contenido|noticia|texto|artigo|conteúdo|notícia|reportagem) (?:es|está|fue|ha sido|é|foi)(?!\\p{L})|(?:Contenido|Conteúdo|Artículo|Artigo) exclusivo (?:para|de)',
  "(?:Questo|Quest['’]|Questa) ?(?:articolo|contenuto|notizia) (?:è|fa parte)(?!\\p{L})|(?:Articolo|Contenuto) riservato",
  '(?:Dit|Deze) (?:artikel|bericht|verhaal) (?:is|verscheen|werd|komt)(?!\\p{L})',
  '(?:Den här|Denna) (?:artikeln?|texten?|nyheten) (?:är|publicerades|har)(?!\\p{L})|Artikeln (?:är låst|uppdateras|har uppdaterats)',
]
const ADDRESSED = new RegExp(`^(?:${[...CALLS, ...ABOUT_ARTICLE].join('|')})`, 'u')

/** Credit and caption glued to what they stand behind: "… einen Look von VelmaFoto: Ann Roe." */
const GLUED_CREDIT = /\p{L}(?:Foto|Bild|Photo|Image|Credit|Crédito|Quelle|Fonte|Fuente): ?\p{Lu}/u

/** Nothing but when, and how long. */
const DATED_CHARACTERS_MAX = 120

export function isStandingLine(sentence: string): boolean {
  if (sentence.length <= DATED_CHARACTERS_MAX && (READING_TIME.test(sentence) || DATED_LINE.test(sentence))) return true
  return (
    ABOUT_AUTHOR.test(sentence) ||
    CREDIT.test(sentence) ||
    ADDRESSED.test(sentence) ||
    (sentence.includes(':') && GLUED_CREDIT.test(sentence))
  )
}
