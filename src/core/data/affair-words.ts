/**
 * Nouns for kinds of affair, by which a situation can be named, written by hand. The beginning of a word is compared ("strik" would be too
 * short: "strike" also finds "strikes"); in German, Dutch, Korean and Scandinavian languages also its end ("Landtagswahl"), in Chinese, Japanese and Arabic any part.
 */
export const AFFAIR_WORDS: Readonly<Record<string, string>> = {
  en: `election referendum war conflict offensive invasion insurgency uprising rebellion coup ceasefire truce siege blockade airstrike clashes talks negotiations summit
    treaty accord sanctions embargo tariffs protest demonstration riot unrest strike walkout lockout trial inquest inquiry investigation lawsuit verdict scandal affair crisis
    outage blackout shutdown earthquake quake tsunami eruption volcano hurricane cyclone typhoon storm tornado flood wildfire bushfire fire landslide avalanche drought
    heatwave famine outbreak epidemic pandemic fever virus vaccine spill leak pollution explosion blast crash derailment collision sinking shipwreck accident disaster
    rescue evacuation shooting massacre murder killing attack bombing hijacking kidnapping hostage robbery heist theft fraud smuggling cartel espionage hack breach
    merger takeover acquisition bailout bankruptcy insolvency collapse recall layoffs budget inflation rate bill law reform vote impeachment resignation coalition
    succession inauguration coronation funeral death wedding visit pilgrimage conclave mission launch landing rover probe telescope eclipse discovery expedition
    festival awards prize tour concert tournament championship cup league olympics paralympics season transfer exhibition restitution dam pipeline cable bridge border dispute
    island migration refugees caravan deportation occupation settlement hunger sale purchase buyout
    mandate lockdown subpoena indictment hearing ruling custody conviction sentencing execution arrest detention crackdown ban boycott censure filibuster primary debate
    nomination gerrymandering redistricting debt loan deficit tax visa immigration asylum abortion annexation statehood incursion airspace drone missile satellite standoff
    flotilla mutiny genocide clash looting stabbing assassination rape assault harassment misconduct trafficking corruption bribery cyberattack ransomware malware spyware
    surveillance antitrust mine miner ipo stake earnings currency cryptocurrency variant booster mudslide deforestation emissions snowstorm memorial anniversary parade album documentary
    playoff doping prisoner swap poisoning disappearance discrimination pension wage recession unemployment subsidy tariff shortage deal agreement pact ambush raid
    bombardment opioid vaping cannabis marijuana cholera measles flu censorship oil reserve`,
  de: `wahl referendum krieg konflikt offensive invasion aufstand putsch waffenruhe feuerpause belagerung blockade angriff verhandlungen gespräche gipfel abkommen vertrag
    sanktionen embargo zölle protest demonstration unruhen streik warnstreik prozess verfahren untersuchung ermittlungen klage urteil skandal affäre krise ausfall
    erdbeben beben tsunami ausbruch vulkan hurrikan zyklon taifun sturm unwetter tornado hochwasser flut überschwemmung waldbrand brand großbrand erdrutsch lawine dürre
    hitzewelle hungersnot epidemie pandemie fieber virus impfstoff leck verschmutzung fischsterben explosion absturz unglück entgleisung kollision havarie unfall katastrophe rettung
    evakuierung schüsse massaker mord anschlag attentat entführung geisel raub überfall diebstahl betrug schmuggel kartell spionage datenleck hackerangriff fusion
    übernahme kauf verkauf insolvenz zusammenbruch stellenabbau haushalt inflation leitzins gesetz reform abstimmung rücktritt koalition beisetzung tod hochzeit besuch konklave
    mission start landung sonde entdeckung festival preis tournee konzert turnier meisterschaft pokal spiele saison ausstellung rückgabe staudamm pipeline kabel
    grenzstreit migration flüchtlinge abschiebung
    bergwerk bergleute razzia festnahme haftbefehl berufung verbot boykott steuer schulden drohne rakete satellit geiselnahme völkermord messerangriff mordanschlag vergewaltigung korruption
    cyberangriff börsengang aktie währung variante rodung schneesturm gedenkfeier album film serie finale doping gefangenenaustausch vergiftung rente mindestlohn rezession
    mangel cholera masern impfpflicht lockdown`,
  fr: `élection présidentielle législatives municipales référendum guerre conflit offensive invasion insurrection soulèvement putsch cessez trêve siège blocus frappes
    négociations pourparlers sommet traité accord sanctions embargo droits manifestation mobilisation émeutes grève procès enquête plainte verdict scandale affaire crise panne
    séisme tremblement tsunami éruption volcan ouragan cyclone typhon tempête tornade inondation crue incendie feux glissement avalanche sécheresse canicule famine épidémie
    pandémie fièvre virus vaccin fuite pollution explosion crash déraillement collision naufrage accident catastrophe sauvetage évacuation fusillade massacre meurtre attentat
    attaque détournement enlèvement otages braquage cambriolage vol fraude trafic espionage espionnage piratage fusion rachat faillite effondrement licenciements budget inflation
    loi réforme vote destitution démission coalition obsèques mort mariage visite conclave mission lancement atterrissage sonde découverte festival prix tournée
    concert tournoi championnat coupe ligue jeux saison exposition restitution barrage gazoduc câble frontière île migration réfugiés expulsion collier
    arrestation condamnation appel interdiction boycott impôt taxe dette drone missile satellite génocide viol harcèlement corruption cyberattaque variant confinement
    déforestation blizzard hommage album film série finale dopage échange empoisonnement disparition retraites salaire récession pénurie choléra rougeole cannabis`,
  es: `elecciones elección referéndum guerra conflicto ofensiva invasión insurgencia golpe alto tregua asedio bloqueo bombardeo negociaciones conversaciones cumbre tratado acuerdo
    sanciones embargo aranceles protesta manifestación disturbios huelga paro juicio investigación demanda sentencia escándalo caso crisis apagón terremoto sismo tsunami
    erupción volcán huracán ciclón tifón tormenta temporal tornado inundaciones riada incendio deslizamiento alud sequía ola hambruna brote epidemia pandemia fiebre virus vacuna
    vertido derrame fuga contaminación explosión accidente descarrilamiento choque naufragio desastre catástrofe rescate evacuación tiroteo masacre asesinato atentado ataque
    secuestro rehenes robo atraco fraude narcotráfico espionaje ciberataque fusión compra venta quiebra colapso despidos presupuesto inflación ley reforma votación
    destitución renuncia dimisión coalición funeral muerte boda visita cónclave misión lanzamiento aterrizaje sonda descubrimiento festival premio gira concierto torneo campeonato
    copa liga juegos temporada exposición presa gasoducto cable frontera isla migración refugiados deportación mineros
    detención condena apelación prohibición boicot impuesto deuda dron misil satélite genocidio violación acoso corrupción variante confinamiento deforestación nevada homenaje
    álbum película serie final dopaje canje envenenamiento desaparición pensiones salario recesión escasez precio cólera sarampión cannabis aborto`,
  it: `elezioni elezione referendum guerra conflitto offensiva invasione insurrezione golpe cessate tregua assedio blocco raid negoziati colloqui vertice trattato accordo sanzioni
    embargo dazi protesta manifestazione scontri sciopero processo inchiesta indagine causa sentenza scandalo caso crisi blackout terremoto sisma tsunami eruzione vulcano uragano
    ciclone tifone tempesta maltempo tornado alluvione inondazione incendio frana valanga siccità caldo carestia epidemia pandemia febbre virus vaccino sversamento fuga
    inquinamento esplosione incidente deragliamento scontro naufragio disastro salvataggio evacuazione sparatoria strage omicidio attentato attacco dirottamento rapimento
    ostaggi rapina furto frode traffico spionaggio fusione acquisizione fallimento crollo licenziamenti manovra bilancio inflazione legge riforma voto impeachment dimissioni
    coalizione funerali morte nozze visita conclave missione lancio atterraggio sonda scoperta festival premio tour tournée concerto torneo campionato coppa lega giochi
    stagione mostra restituzione diga gasdotto cavo confine isola migranti rifugiati espulsione collare
    arresto condanna appello divieto boicottaggio tassa debito drone missile satellite genocidio stupro molestie corruzione variante lockdown deforestazione nevicata omaggio
    album film serie finale doping scambio avvelenamento scomparsa pensioni salario recessione carenza prezzi colera morbillo cannabis aborto`,
  pt: `eleições eleição referendo guerra conflito ofensiva invasão insurgência golpe cessar trégua cerco bloqueio bombardeio negociações conversações cúpula cimeira tratado acordo
    sanções embargo tarifas protesto manifestação motim greve julgamento inquérito investigação processo sentença escândalo caso crise apagão terremoto terramoto sismo tsunami
    erupção vulcão furacão ciclone tufão tempestade tornado enchente inundação cheias incêndio deslizamento seca calor fome surto epidemia pandemia febre vírus vacina
    derrame vazamento poluição explosão acidente queda descarrilamento colisão naufrágio desastre resgate evacuação tiroteio massacre assassinato atentado ataque sequestro
    reféns roubo assalto fraude tráfico espionagem fusão aquisição compra venda falência colapso demissões orçamento inflação lei reforma votação impeachment renúncia demissão
    coligação funeral morte casamento visita conclave missão lançamento pouso sonda descoberta festival prêmio prémio turnê digressão concerto torneio campeonato
    copa taça liga jogos temporada exposição barragem gasoduto cabo fronteira ilha migração refugiados deportação
    prisão condenação recurso proibição boicote imposto dívida drone míssil satélite genocídio estupro assédio corrupção ciberataque variante confinamento desmatamento
    desflorestação nevasca homenagem álbum filme série final doping troca envenenamento desaparecimento pensões salário recessão escassez preço cólera sarampo aborto reembolso`,
  sv: `val folkomröstning krig konflikt offensiv invasion uppror kupp vapenvila eldupphör belägring blockad flyganfall anfall förhandlingar samtal toppmöte avtal fördrag
    sanktioner embargo tullar protest demonstration upplopp strejk varsel rättegång utredning förundersökning åtal stämning skandal affär kris strömavbrott
    jordbävning jordskalv tsunami utbrott vulkan orkan cyklon tyfon storm oväder tornado översvämning skogsbrand brand storbrand jordskred lavin torka värmebölja svält
    epidemi pandemi feber virus vaccin läcka utsläpp förorening explosion sprängning krasch urspårning kollision förlisning olycka haveri katastrof räddning evakuering
    skjutning massaker mord dråp attentat attack kidnappning gisslan rån stöld bedrägeri smuggling kartell spioneri dataintrång hackerattack fusion uppköp förvärv konkurs
    kollaps nedskärningar budget inflation ränta lagförslag reform omröstning avgång regeringsbildning koalition begravning död bröllop besök konklav uppdrag uppskjutning
    landning sond upptäckt festival turné konsert turnering mästerskap cup liga säsong utställning återlämning damm gasledning kabel gränstvist migration flyktingar utvisning
    gripande häktning dom överklagande förbud bojkott skatt skuld drönar robot satellit folkmord våldtäkt korruption cyberattack börsnotering valuta variant nedstängning
    snöstorm minnesstund album film serie final dopning fångutväxling förgiftning försvinnande pension lön recession brist pris kolera mässling fängelse räntan`,
  nl: `verkiezing referendum oorlog conflict offensief invasie opstand staatsgreep wapenstilstand belegering blokkade luchtaanval aanval aanslag onderhandeling vredesoverleg topontmoeting
    verdrag akkoord sancties embargo importheffing protest demonstratie rellen staking rechtszaak proces onderzoek enquête vonnis schandaal affaire crisis stroomstoring
    aardbeving tsunami uitbarsting vulkaan orkaan cycloon tyfoon storm noodweer tornado overstroming watersnood bosbrand natuurbrand brand aardverschuiving lawine droogte hittegolf hongersnood
    epidemie pandemie uitbraak vogelgriep virus vaccin lekkage vervuiling explosie ontploffing vliegramp ontsporing botsing schipbreuk ongeluk ongeval ramp instorting redding evacuatie
    schietpartij bloedbad moord steekpartij gijzeling ontvoering overval diefstal fraude smokkel kartel spionage datalek hack fusie overname faillissement ontslagronde
    begroting inflatie wetsvoorstel hervorming aftreden coalitie formatie begrafenis huwelijk conclaaf missie lancering landing sonde ontdekking festival tournee concert
    toernooi kampioenschap beker seizoen tentoonstelling teruggave stuwdam gasleiding kabel migratie vluchtelingen uitzetting arrestatie veroordeling hechtenis verbod
    boycot belasting schuld drone raket satelliet genocide verkrachting corruptie cyberaanval beursgang variant lockdown ontbossing sneeuwstorm herdenking album film serie
    finale doping gevangenenruil vergiftiging verdwijning pensioen recessie tekort cholera mazelen gevangenis`,
  da: `valg folkeafstemning krig konflikt offensiv invasion oprør kup våbenhvile belejring blokade luftangreb angrebet forhandlinger topmøde traktat sanktioner embargo
    told protest demonstration optøjer strejke retssag straffesag kommission skandale affære krise strømafbrydelse jordskælv tsunami udbrud vulkan orkan cyklon tyfon storm
    uvejr tornado oversvømmelse stormflod skovbrand brand jordskred lavine tørke hedebølge hungersnød epidemi pandemi fugleinfluenza virus vaccine læk udslip forurening
    eksplosion flystyrt afsporing kollision forlis ulykke havari katastrofe kollaps evakuering skyderi massakre mord drab attentat terrorangreb kidnapning gidsel røveri tyveri
    bedrageri smugling kartel spionage hackerangreb fusion opkøb konkurs fyringsrunde finanslov inflation lovforslag reform afstemning regeringsdannelse koalition begravelse bryllup
    konklave mission opsendelse landing sonde opdagelse festival turné koncert turnering mesterskab pokal sæson udstilling dæmning gasledning kabel migration flygtninge
    udvisning anholdelse varetægt domfældelse forbud boykot skat gæld drone missil satellit folkedrab voldtægt korruption cyberangreb børsnotering variant nedlukning skovrydning
    snestorm mindehøjtidelighed album film serie finale doping fangeudveksling forgiftning forsvinding pension recession mangel kolera mæslinger fængsel`,
  no: `valg folkeavstemning krig konflikt offensiv invasjon opprør kupp våpenhvile beleiring blokade luftangrep angrepet forhandlinger toppmøte traktat sanksjoner embargo
    toll protest demonstrasjon opptøyer streik rettssak straffesak granskning skandale affære krise strømbrudd jordskjelv tsunami utbrudd vulkan orkan syklon tyfon storm
    uvær tornado flom skogbrann brann jordskred leirskred snøskred tørke hetebølge hungersnød epidemi pandemi fugleinfluensa virus vaksine lekkasje utslipp forurensning
    eksplosjon flystyrt avsporing kollisjon forlis ulykke havari katastrofe kollaps evakuering skyting massakre drap mord attentat terrorangrep kidnapping gissel tyveri
    bedrageri smugling kartell spionasje hackerangrep fusjon oppkjøp konkurs nedbemanning statsbudsjett inflasjon lovforslag reform avstemning regjeringsdannelse koalisjon
    begravelse bryllup konklave oppdrag oppskytning landing sonde oppdagelse festival turné konsert turnering mesterskap cup sesong utstilling demning gassledning kabel
    migrasjon flyktninger utvisning pågripelse varetekt domfellelse forbud boikott skatt gjeld drone missil satellitt folkemord voldtekt korrupsjon dataangrep børsnotering
    variant nedstengning avskoging snøstorm minnestund album film serie finale doping fangeutveksling forgiftning forsvinning pensjon resesjon mangel kolera meslinger fengsel`,
  id: `pemilu pilkada pilpres perang konflik pemberontakan kudeta blokade perundingan referendum protes demonstrasi kerusuhan mogok skandal krisis pemadaman
    gempa tsunami banjir badai topan siklon longsor kebakaran karhutla erupsi letusan ledakan kekeringan kelaparan wabah epidemi pandemi virus vaksin
    pencemaran kecelakaan tabrakan evakuasi pembunuhan penembakan serangan pengeboman pembajakan penculikan penyanderaan perampokan pencurian penipuan
    korupsi suap penyelundupan spionase peretasan merger akuisisi kebangkrutan kepailitan phk inflasi anggaran reformasi pemakzulan koalisi pelantikan
    pemakaman pernikahan ziarah misi peluncuran gerhana ekspedisi festival konser turnamen kejuaraan liga piala olimpiade pameran bendungan jembatan
    terowongan tambang pipa migrasi deportasi pendudukan gencatan sanksi tarif pajak subsidi utang pinjaman vonis sidang penangkapan penahanan larangan
    boikot drone rudal satelit genosida penjarahan penikaman pemerkosaan pelecehan keracunan kolera campak`,
  ms: `perang konflik pemberontakan rampasan sekatan rundingan referendum protes demonstrasi rusuhan mogok skandal krisis gempa tsunami banjir ribut taufan
    siklon runtuhan kebakaran letusan letupan kemarau jerebu kebuluran wabak pandemik virus vaksin pencemaran kemalangan nahas perlanggaran evakuasi
    pembunuhan serangan pengeboman penculikan rompakan kecurian penipuan rasuah penyeludupan pengintipan penggodaman penggabungan kebankrapan inflasi
    belanjawan bajet pelantikan pengebumian perkahwinan misi pelancaran gerhana ekspedisi festival konsert kejohanan liga piala olimpik pameran empangan
    jambatan terowong lombong paip penghijrahan tarif cukai subsidi hutang rayuan tangkapan larangan boikot dron satelit rogol keracunan taun campak demam
    bantahan perbicaraan siasatan`,
  ro: `alegeri referendum război războiul conflict ofensivă ofensiva invazi rebeliun revoltă revolta asediu blocad negocieri summit tratat acord sancțiuni
    embargo protest demonstrați grev proces anchetă ancheta anchetei scandal criz pană cutremur tsunami erupți vulcan uragan ciclon taifun furtun viscol
    tornad inundați incendi avalanș secet canicul foamet epidemi pandemi virus vaccin deversar poluar explozi deraier coliziun naufragiu accident dezastru
    prăbușir salvar evacuar masacr omor crimă crima crimei atac atentat deturnar răpir jaf furt fraudă frauda contraband spionaj fuziun preluar faliment
    insolvenț buget inflați reformă reforma demisi coaliți funerali nunt vizită vizita pelerinaj misiun eclips expediți festival concert turneu campionat
    cupă cupa ligă liga expoziți baraj tunel mină mina conductă conducta migrați deportar ocupați impozit taxă taxa datori împrumut sentinț condamnar
    arestar arest interdicți boicot dron rachet genocid viol corupți mită mita otrăvir dispariți pensi recesiun penuri holer rujeol`,
  ca: `eleccions referèndum guerra conflicte ofensiva invasió revolta setge bloqueig negociacions cimera tractat acord sancions embargament aranzels protesta
    manifestació disturbis vaga judici investigació sentència escàndol crisi apagada terratrèmol tsunami erupció volcà huracà cicló tifó temporal tempesta
    tornado inundació inundacions riuada incendi esllavissada allau sequera onada fam epidèmia pandèmia virus vacuna vessament contaminació explosió
    descarrilament naufragi accident catàstrofe esfondrament rescat evacuació tiroteig massacre assassinat atac atemptat segrest atracament robatori
    estafa frau contraban espionatge fusió opa fallida pressupost inflació reforma dimissió coalició funeral casament visita missió llançament eclipsi
    expedició festival gira concert torneig campionat copa lliga exposició presa pantà mina túnel gasoducte migració refugiats deportació ocupació
    desnonament desnonaments amnistia impost deute condemna detenció prohibició boicot dron míssil genocidi violació corrupció suborn ciberatac
    enverinament desaparició pensió recessió escassetat còlera xarampió`,
  ru: `выбор референдум войн конфликт наступлени вторжени мятеж переворот перемири осад блокад удар переговор саммит договор соглашени санкци эмбарго пошлин протест митинг
    беспорядк забастовк суд процесс расследовани иск приговор скандал дело кризис отключени землетрясени цунами извержени вулкан ураган циклон тайфун шторм торнадо наводнени
    паводок пожар оползн лавин засух жара голод вспышк эпидеми пандеми лихорадк вирус вакцин разлив утечк взрыв крушени авари столкновени катастроф спасени эвакуаци
    стрельб убийств теракт атак похищени заложник ограблени краж мошенничеств шпионаж слияни поглощени покупк банкротств бюджет инфляци ставк закон реформ голосовани
    импичмент отставк коалици похорон смерт визит мисси запуск посадк зонд открыти фестиваль преми турне концерт турнир чемпионат кубок лиг игр сезон выставк плотин
    газопровод кабел границ остров миграци беженц
    арест запрет бойкот налог долг дрон беспилотник ракет спутник геноцид коррупци кибератак вариант карантин вырубк альбом фильм сериал финал допинг обмен отравлени
    исчезновени пенси рецесси дефицит холер`,
  ar: `انتخاب استفتاء حرب صراع نزاع هجوم غزو تمرد انقلاب هدنة حصار قصف مفاوضات محادثات قمة معاهدة اتفاق عقوبات احتجاج مظاهر إضراب محاكمة تحقيق فضيحة أزمة زلزال إعصار عاصفة
    فيضان حريق حرائق جفاف مجاعة تفشي وباء حمى تسرب انفجار تحطم حادث كارثة إنقاذ إجلاء مجزرة اغتيال اختطاف رهائن سرقة استحواذ إفلاس موازنة تضخم استقالة بعثة مهرجان جائزة بطولة كأس سد جزيرة لاجئ هجمات
    حروب أزمات كوارث حوادث زلازل فضائح غارة غارات معركة معارك اشتباك تظاهر ثورة وفاة اعتقال إعدام`,
  zh: `选举 公投 战争 冲突 攻势 入侵 政变 停火 封锁 空袭 谈判 会谈 峰会 协议 条约 制裁 关税 抗议 示威 罢工 审判 调查 诉讼 丑闻 危机 停电 地震 海啸 火山 飓风 台风 风暴 洪水 洪灾 山火 火灾 大火 滑坡 干旱 疫情 疫苗
    泄漏 污染 爆炸 坠机 脱轨 沉船 事故 灾难 救援 枪击 袭击 绑架 人质 抢劫 盗窃 欺诈 并购 收购 破产 裁员 预算 通胀 法案 改革 投票 弹劾 辞职 联盟 任务 发射 着陆 探测 电影节 奖 锦标赛 世界杯 奥运 大坝 海缆 岛 难民`,
  ja: `選挙 国民投票 戦争 紛争 攻勢 侵攻 クーデター 停戦 封鎖 空爆 交渉 会談 首脳会議 サミット 協定 条約 制裁 関税 抗議 デモ スト 裁判 捜査 訴訟 疑惑 スキャンダル 危機 停電 地震 津波 噴火 ハリケーン 台風 暴風 洪水 豪雨
    山火事 火災 土砂崩れ 干ばつ 感染 ワクチン 流出 汚染 爆発 墜落 脱線 沈没 事故 災害 救助 銃撃 襲撃 誘拐 人質 強盗 詐欺 合併 買収 破綻 予算 インフレ 法案 改革 投票 弾劾 辞任 連立 探査 打ち上げ 着陸 映画祭 賞 選手権 杯 五輪 ダム 島 難民`,
  ko: `선거 총선 대선 국민투표 전쟁 분쟁 교전 침공 쿠데타 휴전 공습 폭격 협상 회담 협정 조약 제재 시위 폭동 파업 특검 소송 탄핵 스캔들 지진 쓰나미 태풍 폭우 호우 홍수
    폭설 가뭄 폭염 산불 화재 산사태 전염병 추돌 침몰 참사 총격 살인 납치 테러 인질 해킹 합병 매각 파산 추경 법안 개정안 사면 탈당 장례 순방 영화제 올림픽 월드컵 아시안게임
    전당대회 국정감사 청문회 계엄 정전 리콜 관세 기념식 경매 실종`,
}

/** Abbreviations that hold a kind of affair, as they are written: what is called by them needs no other kind. */
export const KINDS_IN_LETTERS: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(['JO']),
  es: new Set(['JJOO']),
}

/** Bodies and offices that Romance languages write large and Chinese, Japanese and Korean as any name, every country's alike. */
export const BODIES: ReadonlySet<string> = new Set(
  `governo gobierno gouvernement govern parlamento parlement congreso congresso congrès senado senato sénat câmara camera cámara sindicato sindicatos syndicat ministério ministerio
    ministero ministère ministro ministra ministre presidente presidência presidencia presidenza présidence président primeiro-ministro premier rei rey roi estado stato état
    república repubblica république justicia justiça justice giustizia polícia policía polizia police igreja iglesia chiesa église comissão comisión commissione commission
    oposición oposição opposizione opposition tribunal tribunale fiscalía procura prefeitura ayuntamiento municipio comune mairie assembleia asamblea assemblée
    总统 總統 首相 总理 總理 政府 议会 議會 国会 國會 警方 警察 法院 部长 部長 外长 外長 大使 官员 官員 议员 議員 主席 总裁 總裁 媒体 媒體 公司 企业 企業 市场 市場 经济 經濟 民众 民眾 大陆 大陸 国家 國家 专家 專家
    大統領 内閣 政権 国会 議会 省庁 裁判所 検察 野党 与党 大臣 長官 知事 市長 社長 会社 経済 容疑者 男性 女性
    대통령 총리 정부 국회 검찰 경찰 법원 장관 의원 여당 야당 대통령실 특검 기업 시장 경제 정치 사회 대표 대표팀 회장 위원장 목표가 증시 주가 국민 시민 선수 감독 전문가 관계자 소방 의혹 혐의`.split(
    /\s+/,
  ),
)

/** Kinds that tell nothing by themselves of a country, an institution or somebody with one name, nor of anybody where one report alone tells them. */
export const PLAIN: ReadonlySet<string> = new Set(
  'bill bills law laws vote votes rate ruling rulings hearing hearings deal agreement season visit death gesetz abstimmung reise tod loi vote accord mort visite ley votación acuerdo muerte visita lei voto acordo morte legge accordo lag avtal död закон соглашение اتفاق الاتفاق وفاة الوفاة'.split(
    ' ',
  ),
)

/** Kinds of which a country, an institution or who stands for one has many at all times, so that beside these they tell of no one affair: "Ryssland: attack". */
export const EVERYDAY: ReadonlySet<string> = new Set(
  [
    'attack attacks border borders debate debt launch mandate raid raids sale sales tax taxes',
    'angriff angriffe razzia steuer steuern schulden verkauf verkäufe',
    'attack attacker anfall försäljning gräns skatt skatter skuld skulder',
    'attaque attaques frontière impôt lancement taxe taxes vente ventes',
    'ataque ataques deuda dívida fronteira frontera imposto impuesto lanzamiento lançamento venda vendas venta ventas',
    'attacco confine lancio raid tassa tasse vendita vendite',
    'атака атаки атаку граница долг запуск налог продажа удар удары',
  ].flatMap((words) => words.split(' ')),
)

/** What takes place around many, so that it is somebody's or a firm's affair only where more than half of the members tell it: "Velia Airlines: shutdown". */
export const AROUND: ReadonlySet<string> = new Set(
  [
    'crisis debates election elections pandemic recession shutdown war',
    'debatte krieg krise pandemie rezession shutdown wahl wahlen',
    'debatt debatten kris krisen krig kriget pandemi pandemin val valet',
    'crise débat débats élection élections guerre pandémie',
    'crisis debates elección elecciones guerra pandemia',
    'crise debates eleição eleições guerra pandemia',
    'crisi dibattito elezione elezioni guerra pandemia',
    'crisis debat oorlog pandemie verkiezing verkiezingen',
    'война выборы дебаты кризис пандемия',
  ].flatMap((words) => words.split(' ')),
)

/** Wrongs and resignations that nobody's name may stand beside on the word of a single report: they may be another's. */
export const WRONGS: ReadonlySet<string> = new Set(
  [
    'abuse assault bribery corruption discrimination doping espionage fraud harassment killing killings misconduct murder murders poisoning rape robbery scandal smuggling theft trafficking',
    'betrug bestechung diebstahl korruption misshandlung missbrauch mord raub schmuggel skandal spionage vergewaltigung',
    'bedrägeri dopning korruption mord mutbrott skandal spioneri stöld trakasserier våldtäkt',
    'agression corruption espionnage fraude harcèlement meurtre scandale viol vol',
    'acoso asesinato corrupción escándalo espionaje fraude robo soborno violación',
    'assassinato assédio corrupção escândalo espionagem estupro fraude roubo',
    'corruzione furto frode molestie omicidio scandalo spionaggio stupro',
    'взятка изнасилование коррупция кража мошенничество скандал убийство шпионаж',
    'resignation rücktritt avgång démission dimisión renuncia demissão renúncia dimissioni отставка استقالة الاستقالة',
    'اغتيال الاغتيال اختطاف الاختطاف سرقة السرقة فضيحة الفضيحة مجزرة المجزرة',
  ]
    .join(' ')
    .split(' '),
)
