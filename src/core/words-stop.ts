import { foldArabic } from './words-stems.ts'

/** Function words per language: they say nothing about what a text reports. Written from general knowledge of each language, kept short. */
const lists: Readonly<Record<string, string>> = {
  en: `a about above across after again against all almost also although always am among an and another any anyone anything are aren around as at away
    be became because become been before behind being below between both but by came can cannot come could couldn did didn do does doesn doing don done down
    during each either else even ever every few for from further get gets getting go goes going gone got had hadn has hasn have haven having he her here hers
    herself him himself his how however i if in into is isn it its itself just let like ll made make makes many may maybe me might more most much must my myself
    near neither never no nor not now of off often on once one only onto or other others our ours out over own per perhaps put quite rather re really said same
    say says saying see seen shall she should shouldn since so some someone something still such take taken than that the their theirs them themselves then there
    these they thing things this those though through thus to together told too took toward towards under until up upon us use used using ve very via want was
    wasn way we well went were weren what when where whether which while who whom whose why will with within without won would wouldn yes yet you your yours`,
  de: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei damit danach dann darauf das dass dein dem den
    denn der des dessen deutlich die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa etwas euch für gegen
    gibt hab habe haben hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jetzt kann kein keine
    keinen können könnte laut machen man mehr mein mich mir mit muss müssen nach nachdem nicht nichts noch nun nur ob oder ohne sagt sagte schon sehr sei sein seine
    seinem seinen seiner seit sich sie sind so soll sollen sollte sondern sowie über um und uns unter viele vom von vor war waren warum was weil weiter welche wenn
    wer werden wie wieder will wir wird wo wurde wurden während zu zum zur zwischen`,
  fr: `a à afin ai ainsi alors après as au aucun aussi autre autres aux avait avant avec avoir c car ce cela celle celui ces cet cette ceux chez comme comment contre
    d dans de depuis des dès deux dire dit doit donc dont du elle elles en encore entre est et étaient était été être eu eux fait faire fois font hors il ils j je
    jusqu l la là le les leur leurs lors lui m ma mais me même mes moins mon n ne ni non nos notre nous on ont ou où par pas pendant peu peut plus pour pourquoi
    près qu quand que quel quelle qui quoi s sa sans se selon sera ses si soit son sont sous sur t ta tandis te tes ton tous tout toute toutes très tu un une
    va vers vos votre vous y`,
  es: `a al algo algunos ante antes aquí así aún aunque bajo bien cada casi como con contra cual cuando de del desde después dice dijo donde dos durante e el él ella
    ellas ellos en entre era eran es esa ese eso esta está están estas este esto estos fue fueron ha hace hacer hacia han hasta hay hoy la las le les lo los luego
    más me mi mientras mismo muy nada ni no nos nosotros o otra otras otro otros para pero poco por porque puede que qué quien se sea según ser si sí sido sin
    sino sobre son su sus también tan tanto te tiene tienen toda todas todo todos tras tu tuvo un una unas uno unos va y ya yo`,
  it: `a ad agli ai al alla alle allo anche ancora avere aveva c che chi ci come con contro cosa così cui da dagli dai dal dalla dalle dallo degli dei del della delle
    dello di dopo dove due e è ed era erano essere fa fare fino fra gli ha hanno ho i il in io l la le lei li lo loro lui ma mentre mi molto ne negli nei nel nella
    nelle nello no noi non nostro o ogni per perché però più poi prima può quale quando quanto quella quelle quelli quello questa queste questi questo qui se secondo
    sei senza si sia siamo sono sta stata stati stato su sua subito sugli sui sul sulla sulle sullo suo suoi tra tre tutti tutto un una uno voi`,
  pt: `a à ainda além algo ao aos após as às até cada com como contra da das de dela dele deles depois desde deve disse diz do dois dos durante e é ela elas ele eles
    em entre era eram essa esse esta está estão estas este estes eu foi foram há isso isto já la lhe mais mas me mesmo meu minha muito na nas não nem no nos nós
    nossa nosso num numa o onde os ou outra outras outro outros para pela pelas pelo pelos pode por porque quando que quem se segundo seja sem sendo ser será seu
    seus só sobre sua suas também tão te tem têm ter teve toda todas todo todos três tu um uma você`,
  nl: `aan al alle als altijd andere ben bij daar dan dat de der deze die dit doen door dus een eens en er ge geen geweest haar had heb hebben heeft hem het hier hij
    hoe hun iemand iets ik in is ja je kan kon kunnen maar me meer men met mij mijn moet na naar niet niets nog nu of om omdat ons ook op over reeds te tegen toch toen
    tot u uit uw van veel voor want waren was wat we wel werd wezen wie wil worden wordt zal ze zei zich zij zijn zo zonder zou`,
  sv: `alla att av bara blev bli blir då de den denna det detta dig din du där efter ej eller en ett från få får för ha hade han hans har henne hennes hon honom hur
    här i icke in inom inte jag ju kan kunde man med mellan men mer mig min mot mycket ni nu när och om oss på så sade säger samma sedan sig sin sina ska skulle som
    till under upp ut utan vad var vara varit vi vid vilka vill över är`,
  ru: `а без более больше будет были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее ей ему если есть еще же за здесь и из или им их к как
    ко когда которая которые который кто ли лишь между меня мне может мы на над надо нас не него нее нет ни них но ну о об один он она они оно от очень по под
    после потом потому почти при про раз с сам свои свою себя сейчас сказал со так также такой там те тем теперь то тогда того тоже только том тот три тут ты у уже
    хотя чего чем через что чтобы эта эти это этого этой этом этот я`,
  uk: `а але або без був буде були було бути в вже ви від він вона вони все всі для до за з зі і із його її їх й коли ми на над не ні о об під по при про
    та так також те ти то у усі це цей ця час через чи що щоб я як яка який які`,
  ar: `في من على إلى الى عن مع أن ان إن هذا هذه ذلك تلك التي الذي الذين ما لا لم لن قد كان كانت يكون هو هي هم بعد قبل بين كما أو او ثم حتى عند كل بعض غير منذ
    خلال حول أي قال وقال قالت أكد وأكد إذا لكن ولكن و ف ب ل ك به بها له لها فيه فيها منه منها عليه عليها أنه أنها وهو وهي وقد`,
}

const sets = new Map(Object.entries(lists).map(([language, words]) => [language, new Set(foldArabic(words).split(/\s+/))]))
const none: ReadonlySet<string> = new Set()

/** Function words of a language (the part of its tag before the hyphen), lower case, Arabic folded; empty for a language without a list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  return sets.get(language.slice(0, 2)) ?? none
}
