/**
 * Endings of words, longest first: of several that a word has, the longest is cut that leaves at least `least` characters. Written from general
 * knowledge of each language's inflection, for words as `foldWord` leaves them.
 */
export interface Endings {
  readonly least: number
  /** Of languages that string endings together: they are cut one after another. */
  readonly repeated?: boolean
  readonly endings: string
  /** Those of them that may leave three characters, since short words have them. */
  readonly short?: readonly string[]
}

/** Slovenian, Croatian, Bosnian and Serbian inflect alike. */
const SOUTH_SLAVIC: Endings = {
  least: 3,
  endings: `ijama ovima evima skega skemu ovih ovem evih ama ami ima imi oga omu ega emu ome oma ema ovi ove ova evi eve eva om em im ih og oj
    ov ev ah eh am ju ja je ji jo aju uju uje ajem aja aji aje aj ajo ujejo ujo oa ou a e i o u`,
}

export const ENDINGS: Readonly<Record<string, Endings>> = {
  de: { least: 4, endings: 'ern est em en er es st e n s' },
  fr: { least: 4, endings: 'issements issement ements ations ement ation aient eaux ées ée és er ez es é e s x' },
  es: {
    least: 4,
    endings: `amientos amiento aciones ación iendo ieron ados adas idos idas ando aron ado ada ido ida ará aba ar er ir es os as ó o a e s`,
  },
  it: { least: 4, endings: 'azioni azione amenti amento ati ate ato ata uti ute uto uta iti ite ito ita are ere ire i e o a' },
  pt: {
    least: 4,
    endings: `amentos amento ações ação ados adas idos idas ando endo aram eram ado ada ido ida ou ar er ir es os as o a e s`,
  },
  nl: { least: 4, endings: 'heden ingen ing en er e s' },
  sv: {
    least: 4,
    endings: `heternas heterna hetens heten heter arnas ernas ornas andets andet andes arens arna erna orna ande aren ades ade are ast ena ens ets ans
      erns ern ar er or en et an at ad as a e n s t`,
  },
  da: {
    least: 4,
    endings: `hedernes hederne erendes hedens erende heden heder erede ernes endes erne ende enes eres eret ene ere ens ers ets ede en er es et
      e s`,
  },
  no: {
    least: 4,
    endings: `hetenes hetene hetens heten heter endes ende ande enes edes erte ene ane ede ens ers ets ert en er et ar es a e s`,
    short: ['en', 'et', 'ene', 'ens', 'ets', 'enes', 'e'],
  },
  ro: {
    least: 4,
    endings: `ațiilor urilor ațiile urile iilor ației iului iile ilor elor ului ație ația ații area ărea erea irea ării erii irii ează ește enii
      are ere ire esc ată ați ate ută uți ute ită iți ite ase eau ind ând uri lor lui iei iul eni ele ul le ii ea ia ei ie iu at ut it
      ez au ă a e i u`,
  },
  el: {
    least: 4,
    endings: `ουνται ωντασ οντασ ματοσ ματων θηκαν ηθηκε ησουν ονται ειται ματα θηκε ησαν ησει ισαν ισει ηκαν ουμε ουσε εται αται ιουσ ειασ ηκε
      ησε ισε ιου ιων ιασ ιεσ ουσ ουν εων εισ εια ια ιο ων οσ ου οι ασ εσ ησ υσ μα αν ει α ε η ι ο υ ω`,
  },
  fi: {
    least: 4,
    repeated: true,
    endings: `ssaan ssään staan stään ttiin issa issä ista istä illa illä ille ilta iltä iksi ihin taan tään tiin neet nsa nsä ssa ssä sta stä
      lla llä lle lta ltä ksi tta ttä ien jen ten iin een aan ään oon vat vät nut nyt kin ut yt ta tä ja jä ia iä na nä in en an än on
      ön un yn n t a ä e i o ö u y`,
  },
  hu: {
    least: 4,
    repeated: true,
    endings: `ként ban ben ból ből ról ről tól től hoz hez höz nál nél nak nek val vel ért kor juk jük aik eik jai jei tak tek ba be ra re ig uk
      ük ja je ai ei ok ek ök ak ot et öt at on en ön án én ós ta te tt á é a e i k t`,
  },
  tr: {
    least: 4,
    repeated: true,
    endings: `ndan nden daki deki taki teki acak ecek iyor uyor üyor masi mesi ması lar ler nda nde dan den tan ten nin nun nün yla yle miş muş
      müş yor mak mek dir dur dür tir tur tür lik luk lük in un ün yi yu yü ya ye ni nu nü na ne si su sü da de ta te la le di du dü ti
      tu tü an en i u ü a e`,
  },
  pl: {
    least: 3,
    endings: `iami iach owie iego iemu ami ach owi iom ego emu iej ich ych imi ymi iem om ow ej em im ym ie ia ią iu ię a ą e ę i o u y`,
  },
  cs: {
    least: 3,
    endings: `atech atům ata ete ech ích ách ých ého ému ěmi emi ami ými ími ové ovi ům om ov em ám ém ím ým ou í i ě e u ů y ý a á o é`,
  },
  sk: {
    least: 3,
    endings: `iami iach ovia ujú uje ovať oval ovala ovali ovalo ami ach ách och ech ovi iam ého eho ému emu ých ych ích ich ými ymi ov ám om ým ym ím im em ou ej ie ia iu mi e é
      i í u ú y ý a á o`,
  },
  ru: {
    least: 3,
    endings: `иями ями ами ией иях ого ему ому ими ыми ые ие ый ий ой ая яя ое ее ую юю ых их ым им ом ем ам ям ах ях ев ов ей ию ия ии ла ли ло
      ть а я о е ы и у ю ь й л`,
  },
  uk: {
    least: 3,
    endings: `увалася увалося увалися ювалася ювалося ювалися увався ювався уються юються ується юється аються яються ається яється
      алася алося алися ялася ялося ялися илася илося илися ілася ілося ілися улася улося улися ався явся ився івся увся еться иться уться яться
      ування ювання увати ювати увала ували увало ювала ювали ювало ував ював остями остей остям остях істю ості ість
      ового овому овими овий овою овим ових овом ової ова ове ову ови ові ів єва єву єві єве єви їв еві ев
      енням еннях анням аннях інням ення енню енні ання анню анні іння інню інні ень ань
      ями ами ого ому ими ала али ало яла яли яло ила или ило іла іли іло їла їли ула ули уло ано ено
      ують юють ають яють ить ять уть ує ює ає яє ав яв ив ув ією ою єю ею ію ія ії ій ий їй ім ої их им ом ем єм ам ям ах ях їх ей єй
      а я о е є и і ї у ю ь й в`,
  },
  bg: {
    least: 3,
    endings: `анията анието анието ането алите алият елите илите атите овете евете ищата овци иите ията ието иета атът алът илът ания ание ане ала али ало
      ила или ило ати ища ите ове еве ата ете ото ето ият иха аха ува уват ят ия ие ии то те ът ал ил ат ят ята а я о е и й у ъ ю`,
  },
  mk: { least: 3, endings: 'овите евите ијата иите ите иот ата ото ето ови еви иња ија ии та то те от а е и о у' },
  sl: SOUTH_SLAVIC,
  hr: SOUTH_SLAVIC,
  bs: SOUTH_SLAVIC,
  sr: SOUTH_SLAVIC,
  lt: {
    least: 3,
    endings: `iuosiuose uosiuose osiomis iesiems iosioms iuosius iosiose osioms iojoje iosios uosius iajam ajame ojoje iuose iomis osios iojo iąją
      iųjų ajam iame iuje uose iaus omis ėmis iams iais iems ioje iose ieji ame ams ais oms ėms ėse ose yje oje ėje uje umi imi iai iui iau ius ios ias
      iam ąją ojo oji ųjų aus ių ią io iu ia ai am as os ės es is ys us ui ei om ėm ų ą ę į ū ė e a o u i y`,
  },
  lv: {
    least: 3,
    endings: `ajiem ajām ajās ajos ajam ajai ajā iem ais āka āko āks āts āta āti āja ēja īja ām ēm ās ēs os īs īm us as es is am ai ei ij āt ot it
      ēt īt u ā ē ī o e a i s š t`,
  },
  et: {
    least: 4,
    repeated: true,
    endings: `desse tesse takse dele tele dest test mine mise mist kese des tes sse sid nud tud vad st le lt ks ni na ta ga de te id ti ma da ke d t
      l s b n i e a u`,
  },
  ca: {
    least: 4,
    endings: `aments acions ament adors adora ació ador ades ides aven aran ada ats ant ida its ava arà at it ar er ir en es os à s a e o í`,
  },
  az: {
    least: 4,
    repeated: true,
    endings: `larından lərindən larında lərində larının lərinin larını lərini ların lərin undan ündən ından indən ları ləri ında ində ının inin unun
      ünün lar lər dan dən nın nin nun nün da də ın in un ün na nə ya yə nı ni nu nü sı si su sü a ə ı i u ü`,
  },
  hy: {
    least: 4,
    repeated: true,
    endings: `ությունների ությունները ություններ ությունից ությունը ությանը ությամբ ություն ության ներում ներին ներից ներով երում ներն ները ների
      երին երից երով ումը վում ելու ներ երը երի երն ում վել վեց եր ից ով ին ել եց ած ը ն ի`,
  },
  ka: {
    least: 3,
    repeated: true,
    endings: `ებისთვის ებიდან ისთვის ებთან ისგან ებში ებზე ებმა ებით ებად ების იდან ებს ები თან ებ ში ზე მა ით ად ის ს ი ო ა ე`,
  },
  be: {
    least: 3,
    endings: `ымі імі амі ямі ага яга аму яму ого ыя ія ай ой яй эй ую юю ых іх ым ім ах ях ам ям аў яў оў еў ом ем эм аць яць іць ыць ала іла
      ыла алі ілі ылі аў іў ыў ы і а я о е э у ю ь`,
  },
  gl: {
    least: 4,
    endings: `amentos amento acións ación aciones ados adas idos idas ando endo aron eron iron ado ada ido ida ábel íbel ou eu iu ar er ir es
      os as ns n o a e s`,
  },
  eu: {
    least: 4,
    repeated: true,
    endings: `arentzat entzat etarako etako etatik etara arekin etan ekin aren ean eko tik ak ek en ko an ra ri rik n z a`,
  },
  kk: {
    least: 3,
    repeated: true,
    endings: `лар лер дар дер тар тер ның нің дың дің тың тің ына іне нда нде дан ден тан тен нан нен мен бен пен ға ге қа ке да де та те ды ді
      ны ні сы сі ы і`,
  },
  fa: { least: 3, endings: 'هایشان هایمان هایش هایی های ها شان انی ان ات ترین تری تر ایی ای ی' },
}
