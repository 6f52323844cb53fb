import { foldWord } from './words-stems.ts'

const SERBO_CROATIAN = `a ako ali bez bi bih bila bile bili bilo bio biti bit će ćemo čak da dakle danas do dok dva ga gdje gde godine i iako ih ili im ima imaju iz iza između ja
  je jedan jedna jedno jer jesu joj još ju k kada kad kaj kako kao kaže koja koje kojeg kojem koji kojih kojim kojima kojoj koju kod ko koliko kroz li me
  među mi može mogu mu na nad nakon nam nas ne neće neki neke nego nema ni nije nisu niti no njega njegov njegova njegove njih njihov o od odnosno oko on
  ona oni ono ova ovaj ove ovo ovog ovom pa po pod poslije posle pored prema pre prije pri preko protiv rekao rekla s sa sad sada samo se si smo ste su sam
  svi sve svih svoj svoje svoju svojim ta tada taj tako također takođe te tek ti to tog tom tokom tu u uz uvijek uvek vam vas već više vrlo za zato zbog što
  šta`

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
    tot u uit uw van veel voor want waren was wat we wel werd wezen wie wil worden wordt zal ze zei zich zij zijn zo zonder zou binnen daarom echter elk enkele
    ongeveer onder onze sinds sommige tijdens toe tussen vanaf vanuit vanwege volgens waar waarbij waardoor waarin waarom wanneer welke werden zeggen zegt zodat`,
  sv: `alla att av bara blev bli blir då de den denna det detta dig din du där efter ej eller en ett från få får för ha hade han hans har henne hennes hon honom hur
    här i icke in inom inte jag ju kan kunde man med mellan men mer mig min mot mycket ni nu när och om oss på så sade säger samma sedan sig sin sina ska skulle som
    till under upp ut utan vad var vara varit vi vid vilka vill över är`,
  ru: `а без более больше будет были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее ей ему если есть еще же за здесь и из или им их к как
    ко когда которая которые который кто ли лишь между меня мне может мы на над надо нас не него нее нет ни них но ну о об один он она они оно от очень по под
    после потом потому почти при про раз с сам свои свою себя сейчас сказал со так также такой там те тем теперь то тогда того тоже только том тот три тут ты у уже
    хотя чего чем через что чтобы эта эти это этого этой этом этот я`,
  uk: `а але або без був буде були було бути в вже ви від він вона вони все всі для до за з зі і із його її їх й коли ми на над не ні о об під по при про
    та так також те ти то у усі це цей ця час через чи що щоб я як яка який які аби адже би були вас вам вдалося весь всього всіх всім де ж ще йому їм їхній
    їхні кого ким кому між мене мені може можна можуть має мають нас нам немає ним них ній однак ось перед після поки протягом проте саме свій своє своїх
    свою своя свої себе собі сам там тим тих того тому той тут хоча хто цього цьому цим цих чого чому щоби щодо якого якій якому яку якої якою яким яких якщо`,
  ar: `في من على إلى الى عن مع أن ان إن هذا هذه ذلك تلك التي الذي الذين ما لا لم لن قد كان كانت يكون هو هي هم بعد قبل بين كما أو او ثم حتى عند كل بعض غير منذ
    خلال حول أي قال وقال قالت أكد وأكد إذا لكن ولكن و ف ب ل ك به بها له لها فيه فيها منه منها عليه عليها أنه أنها وهو وهي وقد`,
  pl: `a aby albo ale ani aż bardzo bez bo by był była było były być będą będzie bowiem chce ci ciągle co coraz czy czyli dla dlaczego dlatego do dopiero gdy
    gdzie go ich im inne innych ja jak jaki jako jakie jednak jednego jego jej jest jestem jeśli jeszcze już każdy kiedy kilka która które którego której
    który których którym którzy lub ma mają mamy może można mówi my na nad nam nas nawet nic nich nie niego niej niż no o od on ona one oni oraz po pod
    podczas ponad ponieważ poza powiedział przed przede przez przy razie są się sobie swoich swoim swoje ta tak także taki takie tam te tego tej temu ten
    teraz też to trzeba tu tych tylko tym u w we wciąż według wie więc wszystkich wszystkie wszystko z za ze został została zostały żadnych że żeby`,
  cs: `a aby ale ani ano asi až bez bude budou by byl byla byli bylo byly být co což či další dnes do ho i ještě jak jako je jeho jejich její jen jenž již jsem
    jsme jsou jste k kam kde kdo kdy když ke která které kterého kterou který kteří ku má mají mezi mít může mu my na nad nám nás ne nebo nebyl než ni nic
    nich není o od on ona oni pak po pod podle pokud pouze prý před přes přestože při pro proč proti protože především řekl řekla s se si sice stále svá své
    svého svou svůj ta tak také takže tam té tedy ten této tento těch těchto tím to toho tom tomu toto tu tuto ty u už v včetně ve však všech všechny vy z za
    zatím ze zde že`,
  sk: `a aby aj ak ako ale alebo ani asi až bez bol bola boli bolo bude budú by byť cez čo či ďalší ďalšie dnes do ešte ho i ich iba im je jeho jej k kde kto
    ktorá ktoré ktorého ktorej ktorí ktorou ktorý ktorých kým ku lebo len ma má majú medzi môže mu my na nad nám nás naším ne nebol nie nich niektoré než o od
    on ona oni po pod podľa pokiaľ počas potom povedal povedala pre pred predtým preto prečo pri proti s sa si sme so som sú svoj svoje svojho svojich ste ta
    tak takže také tam teda ten tento tej tejto tie to tohto toho tom tomto tu tú túto už v však všetky vo vy za zatiaľ zo z že`,
  sl: `a ali ampak bi bil bila bili bilo biti bo bodo bolj brez če čeprav da dejal dejala do edini eden ena en eno enega ga glede gre ima imajo in iz ja jaz je
    jih jim jo k kaj kako kakor kar kateri katera katere kjer kdaj kdo ker ki ko kot lahko le li ma med mi mora mu na nad naj najbolj nam nas ne nekaj ni nič
    nihče niso njegov njegova njegovo njih njihov no o ob od on ona oni oziroma pa po pod pogosto poleg pred predvsem pri prek proti prav s saj samo se sem si
    sicer skozi smo so sta svoj svoje svojega ta tako takrat tam te tega tej tem ter ti tisti to tudi tukaj u v več vedno ves vse vsi vsak vsaj za zakaj
    zaradi zato zdaj že z`,
  hr: SERBO_CROATIAN,
  bs: SERBO_CROATIAN,
  sr: SERBO_CROATIAN,
  bg: `а ако ала без беше би били бил била било бъде бъдат в във ведно вече всеки всички всичко върху г ги го да дали две два до докато дори е един една едно ето
    за заради зад защо защото и из или им има имат й каза казва как какво като когато което които която който към ли м ме между ми много може му на над най
    нас не него нея ни нищо но ново някои нещо няма няколко о обаче около от освен още пак по под поради последно пред предвид през при против с са само сега
    си след сме според срещу съм със също т та така такъв там тази те тези ти то това тогава този той тоест толкова точно три тук тя ще щом що у че чрез я`,
  mk: `а ако ама без беа беше би биде бидат била биле било бил бидејќи в вели веќе во врз ги го да две два дека до додека дури е еден една едно ен за затоа зашто
    заради и из или им има имаат иако изјави ја је јас како кај каде кога кое кои која кој кон кого ли ме меѓу ми многу може му на над нас не него неговата
    неговиот нејзе ни ние ниту но некои нешто нема неколку низ о од околу освен откако оваа овие овој ова пак по под порано поради потоа пред преку при про
    против рече се сè сега си сите сме само со согласно сум според спроти сето така такви таа тие тоа тој тука тогаш туку ќе уште што покрај врска
    чиј`,
  ro: `a abia acea aceasta această aceea acel acela acele acelor acest acesta aceste acestea acestei acestor acestora acestui acolo acum ai aici al ale am ani ar
    are aș asta astfel asupra atunci au avea avut ca că când care căreia cărui către ce cea cei cel cele celor chiar cine cu cum da dacă dar data de deci deja
    despre din dintr dintre doar după e ea ei el ele era erau este eu fără fi fie fiind fiecare fost i iar îi îl îmi în înainte încă într între își îşi l la
    le li lor lui m mai mâine mi mult n ne nici nimic noi nostru nu o ori pe pentru peste poate potrivit pot prin precum privind s sa să săi sale sau se și
    sub spre spus sunt său te timp toate tot toți totul trebuie tu un una unde unei unele unor unui unul va voi vor vom vreo`,
  da: `ad af alle alt altså anden andet andre at bare begge blandt blev bliver blive blevet da de dem den denne der deres derfor det dette dig din disse dog du
    efter eller en end endnu er et få får før for fordi fra ham han hans har have havde hende hendes her hos hun hvad hvem hver hvilken hvis hvor hvordan
    hvorfor hvornår i ifølge ikke ind ingen intet ja jeg jer jo kan kom komme kommer kun kunne lige man mange med meget mellem men mere mest mig min mod må
    måtte når ned nej noget nogle nogen nok nu ny og også om op os over på sagde samt selv ser sig sige siger siden sin sine sit skal skulle som så således
    til ud uden under være været ved vi via vil ville var vores`,
  no: `alle alt andre annen annet at av bare ble blei blir bli blitt både da de deg dem den denne der deres derfor det dette din disse du då eg ein eit eller en
    enn er et ett etter få får før for fordi fra frå gjør ha hadde han hans har her hos hun hva hvem hver hvilken hvis hvor hvordan hvorfor i ifølge ikke
    ikkje ingen inn innen ja jeg jo kan kom kommer korleis kun kunne kva kvar litt man mange med meg meget mellom men mens mer mest min mot må måtte når ned
    nei no noe noen nok nå og også om opp oss over på sa sagt samme samt seg selv si sier siden sin sine sitt skal skulle slik som så til ut uten under vært
    være var ved vi via vil ville vår våre`,
  fi: `ei eikä ein eivät ennen että eli ehkä enemmän enää eräs het hän häneen hänelle hänellä hänen hänestä hänet ja jo joka joiden joista joita jolla jonka jos
    joskus jossa josta jota jotka jotta juuri kaikki kaikkien kanssa kautta kai kertoi kertoo keskellä koko koska kuin kuinka kuitenkin kun kuten lisäksi
    lähes me mikä miksi mikäli miten missä mitä mukaan mukana muttei mutta muun muut myös myöskin ne niiden niin niitä no noin nyt näin nämä näiden ole oli
    oliko olisi olivat ollut olla olleet on ovat pitkin pitää sai saa samalla sanoi sanoo se sekä sellainen sen siellä sillä siinä siitä siis silti sitä tai
    taas tuo tulee tuli toinen toisen tämä tämän tässä tästä tätä täällä vaan vai vaikka vain vasta vielä voi voisi vuoksi yli ym aina alle asti hyvin itse
    jälkeen lle llä lla lta ltä ssa ssä sta stä ksi hun een`,
  hu: `a abba abban abból ahogy ahol aki akik akkor alá alatt által általában ám amely amelyek amelyet ami amíg amikor annak arra arról át az azért azok azon
    azonban azóta aztán azt be belül benne bár bármi csak de egy egyes egyéb egyik egyre el elé ellen előtt elő elsősorban én ennek ennél ez ezek ezért ezt
    ezzel fel felé fogja fogják hanem ha hogy hogyan ide így igen ill illetve ilyen is itt jól jobban kell kellett keresztül ki kívül között közölte közül le
    legalább legyen lehet lehetett lenne lesz lett ma maga magát majd már más másik meg mellett mert mely mi miatt míg mind minden mindig mint mintha mivel
    mondta most múlva még na nagyon ne nekik neki nem néhány nélkül nincs ő ők őket olyan ott összes pedig persze rá s saját sem semmi sok sokat során szemben
    szerint számára számos szinte talán tehát teljes több tovább túl új újra után úgy utolsó vagy vagyis valaki valami való van vannak vele vissza viszont
    volna volt voltak`,
  el: `αλλά αλλα αν ανά αντί από αποτελεί απ αυτά αυτές αυτή αυτήν αυτό αυτοί αυτός αυτού αυτούς αφού για γιατί δε δεν δηλαδή δια δύο εάν έγινε είναι είπε είχαν
    είχε εκεί εκείνος ενώ εξ επί επειδή επίσης έτσι έχει έχουν έως ή η ήδη ήταν θα ίδια ίδιο ίδιος και κάθε καθώς κάποια κάποιοι κάποιος κατά κι λέει λίγο
    λόγω μα μας με μέσα μέσω μεταξύ μετά μέχρι μη μην μία μια μιας μόνο μόλις μου μπορεί να ναι ο οι όλα όλες όλη όλοι όλων όμως οποία οποίας οποίες οποίο οποίοι οποίος οποίου οποίους οποίων όπου όπως ότι όταν όχι
    ούτε παρά πάντα περί περίπου πια πιο ποιος πολλά πολύ πολλοί που πού πως πώς πριν προς πρέπει σαν σας σε σου στα στη στην στις στο στον στους σύμφωνα τα
    τη την της τι τις το τον του τους τότε των υπάρχει υπό υπέρ χωρίς ως ώστε ένα ένας έναν`,
  tr: `acaba ama ancak ardından artık asla aslında ayrıca az bana bazı belki ben bence beri bile bir birçok biri birkaç birlikte biz bize bizim böyle böylece bu
    buna bunlar bunların bunu bunun burada bütün çok çünkü da daha dahi de değil dedi defa diğer diye dolayı dolayısıyla eden ederek edildi edilen etti ettiği
    eğer en fakat gibi göre hakkında hale halen hangi hatta hem henüz hep hepsi her hiç hiçbir için ile ilgili ise ister işte kadar karşı kendi kendisi ki kim
    mı mi mu mü nasıl ne neden nedeniyle nerede niye o olan olarak oldu olduğu olduğunu olması olmak olmayan olmuş olur ona onlar onların onu onun orada oysa
    öyle pek rağmen sadece sana sanki şey siz sizin son sonra sonrasında söyledi şöyle şu şunu tarafından tüm üzere üzerinde ve veya ya yaklaşık yani yapılan
    yaptığı yer yine yok var vardı zaten zaman içinde arasında belirtti den dan te ta ten tan ün un in ın nin nın nun nün ye yi yı yu yü si sı inci ıncı uncu
    üncü nci ncı`,
  he: `אבל או אותה אותו אותם אחר אחרי אחת אי אין איך אך אל אלא אלה אלו אם אמר אמרה אנחנו אני אף אשר את אתה אתם באמצעות בגלל בין בכל בלבד בלי במשך בעוד בעקבות
    בפני בשל בתוך גם דיווח דרך הוא היא היה היו היום הייתה הם הן הנה הרי זאת זה זו יהיה יהיו יותר יחד יש כאשר כבר כדי כי כך כל כלל כמו כמה כן כפי לא לאחר לבין
    לגבי לה להיות להם לו לי לכן לכל למה לנו לעומת לפי לפני לקראת מאוד מאז מה מי מן מפני משום נגד נוסף סביב עד עוד על עלי עליו עליה עם עצמו עקב עדיין פה פי פעם
    רק ש של שלה שלהם שלו שם שוב תוך תחת`,
  fa: `آن آنان آنها آنچه از است اش اگر اما ام اند ای ایشان این اینکه با باید بر برای بعد بود بودند بوده به بی بین پس پیش تا تر ترین تمام تنها جز چند چه چون چگونه
    حالی حتی خواهد خواهند خود داد دارد دارند داشت داشته در درباره دو دیگر را روی زیر سوی شان شد شدن شده شدند شود طور طی علیه فقط کرد کردن کرده کردند کند کنند
    که گفت گفته ما مانند مگر من مورد می نه نیز نیست نمی ها های هایی هر هم همان همچنین همه همین هنوز هستند هیچ و وی ولی یا یک یکی`,
  id: `ada adalah agar akan akhirnya aku anda antara apa apakah atas atau bagi bahkan bahwa baik banyak baru beberapa belum berada bersama biasa bisa bukan dalam
    dan dapat dari daripada datang demi dengan di dia dilakukan dirinya dua hal hanya harus hingga ia ini itu jadi jangan jika juga kalau kami karena kata
    katanya ke kembali kemudian kepada ketika kini kita lagi lah lain lalu lebih maka masih melakukan melalui memang mereka merupakan menjadi meski mengatakan
    menurut namun nanti nya oleh pada padahal para pernah pula pun saat saja saling sama sambil sampai sangat satu saya se sebagai sebelum sebelumnya sebuah
    secara sedang sedangkan sehingga sejak sejumlah selain selama seluruh semua sendiri seorang seperti serta sesuai setelah setiap siapa sini suatu sudah
    supaya tak tapi telah tengah tentang terhadap termasuk tersebut tetap tetapi tidak tiga ujar ujarnya untuk yaitu yakni yang`,
  vi: `ai anh bà bao bằng bị bởi các cái cả càng cần chỉ chiếc cho chưa chứ chúng có còn cô cùng của cũng do dù dưới đã đang đây để đến đều điều đó được đi gì
    giữa hãy hay hết hoặc hơn họ khi không kể khác là lại lên lúc mà mình mọi mỗi một nào này nên nếu ngay nghĩa nhau nhất nhiều như nhưng những nó nơi nữa ở
    ông phải qua quá ra rằng rất rồi sao sau sẽ song ta tại tất theo thì thế trên trong trước từ tuy tới tôi và vào vẫn về vì việc vừa với xuống`,
  hi: `अगर अपना अपनी अपने अब आज आदि आप इन इनका इनके इस इसका इसकी इसके इसमें इसलिए इसी इसे उन उनका उनकी उनके उनको उन्हें उन्होंने उस उसका उसकी उसके उससे उसे एक
    एवं ऐसा ऐसे और कई कब कर करके करता करती करते करना करने करें कहा कहां का काफी कि किया किए किसी की कुछ के को कोई कौन क्या क्यों खुद गई गए गया चाहिए जब जहां
    जा जाता जाती जाने जिस जिसके जिसमें जिसे जैसे जो तक तथा तब तरह तो था थी थे दिया दी दो दौरान द्वारा न नहीं ने पर पहले फिर बहुत बाद बारे बीच बताया भी मगर में
    मैं यदि यह यहां या ये रहा रही रहे लिए लेकिन व वह वहां वाला वाली वाले वे साथ से हम हर ही हुआ हुई हुए है हैं हो होगा होता होती होते होना होने`,
  lt: `abu anot ant antrą apie ar arba arčiau aš be bei bet bus buvo būna būti būtų dar daug daugiau diena du dvi dviejų dėl gali galima galėjo iki ir iš
    iškart išvis jai jam jame jau jei jeigu jie jiems jis jo jog jokio joks jos juk juo juos ją jį jų kad kada kai kaip kam kas kažkas keletas keli kelis
    keturi kiek kita kitas kiti kito kitos kitų ko kodėl kokia koks kol kur kuri kurie kuriems kurio kurios kuriose kuris kuriuos kurią kurių labai labiau lig
    ligi link man mane mano mes metais metus metų mln mus mūsų na nebe nebus nebuvo negu nei nes nors nuo nė nėra o pagal pas pasak paskui pat pati patys
    penki per po pranešama pranešė prie prieš pro reikia sako sakydamas sakė sau save savo su ta tad tada tai taigi taip tam tame tapo tarp tarsi tas tau tave
    tačiau tebėra teigia teigė ten tie tiek tik tikrai to todėl toje tokia tokie tokių toks tos trijų trys tuo tuoj tuomet tuos turi turėjo tą tūkst tų už va
    vien viena vienas vieno vienos vieną virš vis visa visas visi viską visus visų vėl vėliau yra į šalia šia šiame šiandien šie šio šios šis šiuo šią šių
    štai`,
  lv: `abi aiz ap apmēram ar arī bet bez bija bijis biju bijusi bijuši būs būt būtu caur deviņi diemžēl divas divi diviem divu drīz esam esmu esot gada gadu
    gadā gan gandrīz gar iekš ik ir it itin ja jau jaunā jeb jo jūs jūsu ka kad kam kamēr kas katru kaut ko kopā kopš kur kura kurai kuras kuri kuriem kuru
    kurus kurā kurš kā kāda kādas kādi kāds kādu kādēļ kāpēc labi lai laikā līdz līdzās man mani mans manu mazāk mums mēs mūsu nav ne nebija nebūs nedz nekā
    nevar no norādīja nost noteikti nu otra otro otrs pa par pat pats pauda pavisam paziņoja paša pašas pašu pie pieci pirms pret priekš pār pēc reizi sacīja
    saka sava savas savi savs savu savus savā sev sevi starp tad tai tajā tam tas te tie tiek tiem tik tika tikai tiks tiktu to tomēr tos trīs tur tā tāda
    tādi tāds tādu tādēļ tāpat tāpēc tās tātad un uz uzreiz vai vairs vairāk vairākas vairāki var varēja varētu viena vienas viens vienu vienā vienīgi virs
    visa visas visi vispār viss visu visus viņa viņam viņas viņi viņiem viņu viņš vēl vēsta zem ziņo četri ļoti šai šajā šie šiem šim šis šo šobrīd šodien šos
    šī šīs`,
  et: `aasta aastal aastat aga ainult all alla alles alt antud edasi ega ehk ei eile enam enda endale endise ennast enne eraldi esimene et hoopis hulgas iga
    igal igas ikka ikkagi ilma ise isegi ja jah juba just juurde juures juurest järel järgi järgmise ka kaasa kahe kaheksa kaks kas keda keegi kelle kes kogu
    kohaselt kohta kokku kolm kolme koos kord korda kuhu kui kuid kuidas kuni kus kust käes küll lisaks lisas läbi läks ma mida midagi millal mille millega
    milles millest mina minu mis miski mitte mitu mu muid mul muu mõne mõni mööda need neid neil neile neist neli nelja nemad nende nendega nii nimelt ning
    nõnda nüüd ole oled oleks olema oleme olen olete oli olid olla olnud oma omal omas on ongi osa palju peab peaks peal peale pidi pigem pole polnud poole
    poolt praegu puhul pärast ringi saa saab saad saaks sai said sama samas samuti seal sealt seda see seega seejärel seepärast sees sel selle sellega sellel
    sellele selles sellest selline sellise seni sest siin siis siiski siit sinu sisse suhtes sõnul ta taga tagasi tal talle teatas teda tegi teine teise
    teiste tema temaga temale täna tõttu umbes uue uus vahel vaid vastu veel viie viis väga välja või võib võiks võis võtta ära ühe üheks ühel ühes ühte üks
    üle üsna ütles`,
  ca: `a abans així això al algun alguna algunes alguns allà allò als altra altre altres amb amunt aquell aquella aquelles aquells aquest aquesta aquestes
    aquests aquí ara arran arreu avall avui açò bé cada cap com contra cosa d da dalt damunt darrer darrere de deia del dels des després dimarts dins dir dit
    diu diuen dos dues durant e el ell ella elles ells els em en encara ens entre era eren es esta estan estar estat estava estaven està et etc fa fan feia
    fer fins ha han has haver havia havien he hem hi ho i igual ja jo l la les li llavors lo m mai malgrat mateix mateixa mateixos me mentre menys meu meva
    mig molt molta moltes molts més n na ne ni no només nosaltres nostra nostre o on p pas pel pels per perquè però poc pocs poden poder podria pot potser
    prop qual quals quan quant quatre que qui quin quina què res s sa sap se segons sense ser seran seria serà será seu seus seva seves si sigui sobre sota sí
    són t també tan tant te tenen tenia tens tot tota totes tots tres tu té un una unes uns us va vaig vam van vas vau ve vegada vos vostre vostè xe érem és`,
  sq: `a ai ajo apo asaj asgjë ashtu asnjë ata atij atje ato aty atyre atë bën bëri bërë ca cila cilat cili cilin cilët deri derisa dhe disa do duke dy e edhe
    fundit gjatë gjithashtu gjithë i ia ishin ishte iu ja jam janë je jetë jo ju ka kam kanë kemi kishin kishte kjo ku kundër kur kush ky kësaj kështu këta
    këtij këto këtu këtë la lart le lidhur ma madhe mbas mbi me megjithatë meqë mes midis mirë mua mund më na ndaj ndërsa ne nga një nuk në nën nëpër nëse o
    ose pa para pas pasi pati pavarësisht po por prandaj pranë prej për përmes përveç qartë qe qenë që rreth s sa saj se secili sepse shumë si sipas sot së t
    ta tani te tek tha thotë thënë tij tjera tjerë tjetër tre tri tyre të u ua unë vazhdon vet vetë vetëm vit viti vitin vjet ç çdo çfarë është`,
  is: `af afar aftur aldrei alla allar allir alls allt annan annar annarri annað að aðeins bara ber brátt báðir búin búinn búið ef eftir eina einn einnig eins
    einu eitt ekkert ekki en enda enn er ertu eru erum eða fimm fjórir fjögur fram frá fyrir fyrr fyrri gegn gera gerir gert geta getur hafa hafi hafið hafði
    hana handa hann hans hefur hefði hennar henni hin hinir hinn hið hjá hlut honum hvar hvað hver hverju hvernig hvers hvorki hvort hér hún inn innan
    jafnframt já kom koma kvað kvaðst litið lét líka manna meira mest með meðal meðan minn mjög mun munu munum má mætti mér nei nema niður nokkrir nokkur næst
    né nú of ofan og okkar okkur sagði segir segja sem sig sinn sjá sjálf sjálfur skal skuli skulu slíkt svo svona sér sína sínu sínum síðan síðar síðast sögn
    til tveggja tveir tvær tvö tíma um undan undir upp var varð vegna vel vera verið verða verði verður vilja vill við voru væri væru yfir á án ár ára ári
    áður ég í ítrekað ó úr út þannig þar þau það þegar þeim þeir þeirra þennan þess þessa þessar þessi þessu þessum þetta þriggja þrjár þrjú þrír því þykir þá
    þær þó þú`,
  az: `ad altında amma ancaq aparılıb arasında artıq açıqlayıb bax başqa belə beş bildirib bir biri birlikdə biz bizim bu buna bunda bundan bunlar bunu bunun
    burada bütün bəli bəlkə bəzi bəzən da daha dedi deyib deyil deyə digər dörd də edib edilib edir edən elə etdi etmiş etmək görə gərək hal hansı haqqında
    hazırda heç həm həmin həmçinin hər hətta həyata idi iki il ildə ilk ilə imiş indi istər isə ki kim kimi kənar lakin lap məhz mən mənim niyə növbəti nə
    nədən nəticəsində nəyə o olacaq olan olaraq oldu olduğu olduğunu olmuş olub olunub olur on ona ondan onlar onların onu onun orada qarşı qeyd qədər siz
    sizin son sonra səbəbdən sən tam tərəfindən var vaxt verib verir və ya yalnız yaxud yenə yox yoxsa yəni zaman çox çünki öz özü özünün özünə üzrə üzərində
    üç üçün əgər əlaqədar əlavə ən əsasən`,
  sw: `ab akisema alikuwa alisema aliyekuwa ama ambao ambapo ambaye ambayo amesema anasema anatarajiwa au baada bado baina bali bila cha chini dhidi hadi hao
    hapa hapo hata hawa haya hayo hii hili hilo hivi hivyo hiyo hizi hizo huku huo huu huyo huyu ikiwa ili ilikuwa ina inayo ingawa jana je jijini jinsi juu
    kabisa kabla kama kati katika kila kisha kubwa kuhusu kupitia kutoka kutokana kuwa kwa kwake kwamba kwani kwao kwenye la lake lakini leo mara mbali mbele
    mjini mmoja moja mpaka mwa mwake mwenye mwingine na nami nao naye ndani ndio ndiyo ni nje nne nyingi pa pamoja pia sana sasa si siku siyo tangu tano tatu
    tena tu ulikuwa vile vya wa wakati wake wako wala wale walikuwa walisema wanasema wao watatu wawili wengi wengine wenye wote ya yake yao yeye yote yule za
    zaidi zake zao zingine zote`,
  ms: `ada adakah adalah agar akan akhirnya akibat aku anda antara antaranya apa apabila apakah atas atau bagi bahkan bahwa baik banyak baru beberapa beliau
    belum berada berikut berkata bersama biasa bisa boleh bukan bukannya cuma dah dahulu dalam dan dapat dari daripada datang demi dengan di dia dilakukan
    dirinya dua empat esok hal hanya hari harus hingga ia iaitu ialah ianya ini itu jadi jangan jika juga kalau kami karena kata katanya ke kelmarin kembali
    kemudian kepada kerana ketika kini kita lagi lah lain lalu lebih lima maka malah manakala masih melakukan melalui memang mengatakan menjadi menurut mereka
    merupakan meski mungkin namun nanti nya oleh pada padahal para pelbagai pernah pihak pula pun saat sahaja saja saling sama sambil sampai sangat satu saya
    se sebab sebagai sebelum sebelumnya sebuah secara sedang sedangkan sehingga sejak sejumlah sekarang sekiranya selain selaku selama selepas seluruh semalam
    semasa semua sendiri seorang seperti serta sesuai setelah setiap siapa sini suatu sudah supaya susulan tahun tak tanpa tapi telah tengah tentang terhadap
    termasuk tersebut terus tetap tetapi tiada tidak tiga turut ujar ujarnya untuk walau walaupun yaitu yakni yang`,
  hy: `այդ այլ այն այս այսօր անգամ ապա առ առանց առաջ առավել ասաց ասել ավելի արդեն արել բայց բացի բոլոր դա դեմ դեպի դեռ դուրս դրա եթե եղավ եղել եմ են ենք ես
    երբ երեք երկու եք է էի էին էլ էր ըստ թե թեև թվում ի ինչ ինչու ինչպես իսկ իր իրականացվել իրեն իրենց կա կամ կան կապված կարող կողմից համաձայն համար հայտնել
    հայտնում հասնել հենց հետ հետո հետևանքով հիմա մասին մեզ մեկ մենք մեջ մեր մի միայն մինչ մինչև միջև մոտ նա նախքան նաև ներառյալ ներկայումս նման նշել նշեց նրա
    նրան նրանց նրանք որ որը որի որին որոնց որոնք որպես որտեղ որքան որևէ ու ում չեն չէ չի պետք սա սակայն սրա վրա տալ տակ տարի տարվա տեղի քան քանի օր օրը և`,
  ka: `ალბათ ამ ამას ამბობს ამით ამის ამიტომ ან ანუ არ არა არიან არის არიყო არც აქ აქვთ აქვს აღარ აღნიშნა აღნიშნული აცხადებს ახალი ახლა ბევრი გამო განცხადებით
    გარდა გარეშე და დღეს ე ეგ ერთ ერთად ერთი ეს ესე ვერ ვიდრე ვინ თავის თავისი თან თუ თუმცა თქვა თქმით იგი იმ იმას იმის ის იქ იქნა იქნება იყვნენ იყო კი კიდევ
    მაგრამ მათ მათი მანამდე მას მაშინ მე მეორე მერე მეტი მთელი მიერ მიმართ მის მისი მისმა მოხდა მხოლოდ ნუ ოთხი ორ ორი რა რადგან რათა რამდენიმე რატომ რაც რის
    როგორ როგორც როდესაც რომ რომელიც რომელმაც რომელსაც რომლებიც რომლის როცა სად სადაც სამი სულ სხვა სხვადასხვა უკვე უნდა უფრო ყველა ყოველ ყოფილი შეიძლება
    შემდეგ შესახებ შორის ჩემი ჩვენ ჩვენი წელს წლის ხოლმე ხოლო ხუთი`,
  af: `'n aan af al alle almal altyd ander anders as baie binne bo buite by daar daardie daarom daarop dae dan dat deel deur die dit dié drie dus een eens
    egter ek elke en enige erg ge gedoen geen gegaan gehad gemaak gesê gister glo haar had heelwat het hier hierdie hoe hoekom hom hoor hul hulle hê in indien
    intussen is ja jaar jou jy kan kom kon kort later maak maar meer met min moes moet my na naby nadat nie niks nog nou of om omdat onder ons ook oor op per
    reeds rondom saam sal sedert self selfs sien sir sit so soms sonder soos sou sowat steeds sê te teen ten toe tot tussen twee tydens uit van vanaf vandag
    vier vir volgens voor voordat vyf vyftig waar waarin waarom waarop wanneer was wat weens weer weg were wie wil word wou óf ʼn`,
  tl: `ako alin ang ano anumang apat at ay ayaw ayon ba bago bakit bawat bilang dahil dalawa dalawang dapat din dito doon gayunman habang hanggang hindi huwag
    iba ibang ilan ilang inyo ito itong iyan iyon ka kahit kailan kanila kanilang kanino kaniya kanyang kapag kasama kasi kay kaya kayo kina ko kung laban
    lahat lamang lang lima limang mabilis maging mahigit makalipas man marami may mayroon mga mula muli muna na naging nagkaroon nakita naman namin nang nasa
    natin ng ngayon ni nila nilang nina nito nitong niya niyang noon noong o ong pa paano pag pagkatapos pala para pati pero pinaka pwede rin sa saan sabi
    sabihin sarili si sila silang sina sinabi siya siyang tatlo tatlong tayo tulad tungkol tuwing una upang wala walang yun yung`,
  ur: `آئی آئے آپ آیا اب ابھی اس اسی ان اندر انھوں انہوں انہیں اور اوپر اپنا اپنی اپنے اگر ایسا ایسی ایسے ایک با بار بارے باعث باہر بتایا بعد بغیر بلکہ
    بن بنا بڑی بھی بہت تا تاہم تب تحت تمام تو تک تھا تھی تھیں تھے تین جا جائے جاتا جاتی جاتے جاری جانب جب جس جسے جن جنہوں جنہیں جو جہاں حالانکہ حوالے خلاف خود
    درمیان دو دوران دوسری دوسرے دی دیا دیتے دیگر دے ذریعے رہا رہی رہے ساتھ سب سکا سکتا سکتی سکتے سے شامل صرف طرح طور عام علاوہ غیر قبل لئے لیا لیکن لیے لے
    متعلق مزید مطابق مگر میرے میں نا نتیجے نہ نہیں نیز نے واقع والا والی والے وجہ وہ وہاں وہی پاس پانچ پر پھر پہلے چار چاہیے چکا چکی چکے کا کب کر کرتا کرتی
    کرتے کرنا کرنی کرنے کو کوئی کچھ کہ کہا کہاں کہنا کی کیا کیسے کیلئے کیونکہ کے گئی گئے گا گی گیا گے ہر ہم ہمارے ہو ہوئی ہوئے ہوا ہوتا ہوتی ہوتے ہونا ہونے
    ہوں ہی ہیں ہے یا یعنی یہ یہاں یہی`,
  bn: `অথবা অনুযায়ী অনেক অনেকে অন্য অবশ্য আগে আছে আজ আমরা আমাদের আমার আমি আর আরও আরো ইত্যাদি উপর উপরে উল্লেখ্য এ এই এক একই একজন একটি একে এখন এখনও এখানে
    এছাড়া এটা এটি এত এতে এদিকে এবং এবার এমন এর এরপর এসব ঐ ও ওই ওপর কখনও কয়েক কয়েকটি করছে করতে করবে করা করায় করার করে করেছে করেছেন করেন কাছে কারণে কি কিছু
    কিন্তু কী কে কেউ কেন কোন কোনও কোনো ক্ষেত্রে গত গিয়ে চার ছাড়া ছিল ছিলেন ছিলো জন জনকে জনের জন্য জন্যে জানা জানান জানানো জানায় জানিয়েছে জানিয়েছেন টি তখন
    তবে তা তাঁকে তাঁদের তাঁর তাই তাকে তাদের তার তারা তিন তিনি তো থেকে দিকে দিতে দিন দিয়ে দিয়েছে দুই দুটি দেওয়া দেয় দেয়া দ্বারা ধরে নয় না নাই নানা নিজে
    নিজের নিয়ে নেই নেওয়া পক্ষ পর পরে পরেই পর্যন্ত পাঁচ পারে পারেন পাশাপাশি প্রতি প্রথম প্রায় বলছে বলা বলে বলেছেন বলেন বা বিভিন্ন বিশেষ বিষয়ে বেশি ভাবে মতো
    মধ্যে মধ্যেও মাত্র মাধ্যমে যখন যদি যা যাবে যায় যার যারা যিনি যে যেতে যেন যেমন রয়েছে রাখা লাগে শুধু সঙ্গে সব সবাই সময় সম্পর্কে সহ সাথে সে সেই সেখানে
    সেটা হচ্ছে হতে হন হবে হয় হয়নি হয়ে হয়েছিল হয়েছে হলে হলো হিসাবে হিসেবে হোক`,
  mr: `अद्याप अधिक अनेक अशा अशी असलेल्या असल्याचे असा असून असे असेल आज आणि आता आपला आपली आपले आपल्या आम्ही आहे आहेत इतर एक एका कधी करणे करण्यात करत करता करून
    का काय काही किंवा की केला केली केले केल्या कोण कोणत्या कोणी खूप गेला गेली गेले चार जणांचा जणांना जर जाणार जात जाते जे जेव्हा जो ज्या झाला झाली झाले झाल्या
    झाल्याची झाल्याचे तर तरी तसेच ती तीच तीन ते तेव्हा तो त्या त्यांची त्यांचे त्यांच्या त्यांना त्यांनी त्याच्या त्यात त्यामुळे त्याला दरम्यान दिला दिली दिले
    दोघांचा दोन नंतर नये नव्हे नाही नाहीत पण परंतु पर्यंत पाच पुन्हा प्रत्येक फक्त बाबत मध्ये माझ्या मात्र मी मोठ्या म्हणजे म्हणाले म्हणाल्या म्हणून या यांची
    यांच्या यांना यांनी याच्या याबाबत यामुळे येणार येत येथील येथे लागला लागली लागले व वर विरोधात सर्व सह सांगितलं सांगितले साठी सुद्धा सुरू सोबत हा हाच ही हे
    होणार होत होता होती होते`,
  ta: `அங்கு அடுத்த அதனால் அதனை அதன் அதற்கு அதிக அதில் அது அதை அந்த அனைத்து அப்போது அல்ல அல்லது அவன் அவரது அவர் அவர்கள் அவள் ஆக ஆகிய ஆகும் ஆனால் இங்கு இதனால்
    இதனை இதன் இதற்கு இதில் இது இதுகுறித்து இதை இந்த இந்நிலையில் இனி இன்று இப்போது இரண்டு இருக்கும் இருந்த இருந்தது இருந்து இல்லை இவர் உடன் உள்ள உள்ளது உள்ளனர்
    உள்ளார் எந்த என எனக் எனத் எனவே எனினும் என்பதால் என்பது என்ற என்றார் என்று என்றும் எப்படி எல்லாம் ஏற்பட்ட ஐந்து ஒன்று ஒரு கடந்த குறித்து கூட கூறினார்
    கூறியுள்ளார் கொண்டு சார்பில் சில செய்து செய்யப்பட்டு தனது தன் தான் தெரிவித்தனர் தெரிவித்தார் தெரிவித்துள்ளார் தொடர்பாக நான் நான்கு நாம் நேற்று பற்றி
    பற்றிய பல பின் பின்னர் பிறகு பேர் போது போன்ற மட்டும் மற்ற மற்றும் மிக மிகவும் மீது முதல் முன் முன்பு மூன்று மூலம் மேலும் மேல் யார் வகையில் வந்த வந்து
    வரும் வரை விட்டு வேண்டும்`,
  te: `అంటే అతని అతను అది అదే అనంతరం అని అనే అన్న అన్నారు అన్ని అప్పుడు అయితే అయిన అయినా అలా అలాగే అవి అవుతుంది ఆ ఆమె ఆయన ఇందులో ఇక ఇతర ఇది ఇదే ఇప్పటి
    ఇప్పటికే ఇప్పుడు ఇలా ఈ ఉంది ఉన్న ఉన్నాయి ఉన్నారు ఎంత ఎక్కడ ఎలా ఎవరు ఏ ఏమి ఐదు ఒక ఒకటి కంటే కదా కలిగి కాగా కాదు కానీ కాబట్టి కాలేదు కి కు కూడా కొన్ని కోసం
    గత గా గురించి చాలా చెందిన చెప్పారు చేయడం చేశారు చేసి చేసిన చేస్తూ తన తనకు తమ తరువాత తర్వాత తెలిపారు తో దీంతో దీని ద్వారా నలుగురు నాలుగు నుంచి నుండి నేడు
    నేను పట్ల పలు పాటు పై పోయిన ప్రతి మధ్య మరియు మరో మళ్లీ మాత్రమే మీద ముందు మూడు మేము యొక్క రెండు లేదా లేదు లో లోని వద్ద వరకు వల్ల వాటి వారి వారికి వారు వీరు
    వెల్లడించారు సంబంధించిన సహా`,
  gu: `અંગે અથવા અને અમારા અમે અહીં આ આજે આપી આપ્યો આવી આવે આવેલા આવ્યા આવ્યું આવ્યો ઉપર એ એક એટલે એમ એવા એવી એવું કરતા કરતાં કરવા કરવામાં કરી કરીને કરે કર્યા
    કર્યું કર્યો કહ્યું કારણે કે કેટલાક કોઈ ચાર છે છેલ્લા છો જ જણાવ્યું જે જેને જેમ જેમાં જેવા જો જોકે તથા તમામ તરફ તા તે તેઓ તેણે તેના તેની તેનું તેને તેમ
    તેમણે તેમના તેમની તેમાં તો ત્યાં ત્યારે ત્રણ થઈ થતા થયા થયું થયો થવા થી દરમિયાન દ્વારા ન નથી નહીં ના ની નું ને નો પછી પણ પર પહેલા પાંચ પોતાના પોતાની બંને
    બાદ બાબતે બે બેનાં ભારે મળી માં માટે મારા મુજબ રહી રહ્યા રહ્યું રહ્યો લઈ લાગી વખતે વચ્ચે વધુ વિશે શકે સહિત સાથે સામે સુધી હતા હતી હતું હતો હવે હું હોય
    હોવાનું`,
  pa: `ਅਤੇ ਅਨੁਸਾਰ ਅੱਜ ਆਪਣਾ ਆਪਣੀ ਆਪਣੇ ਇਕ ਇਨ੍ਹਾਂ ਇਸ ਇਹ ਇੱਕ ਉਨ੍ਹਾਂ ਉਪਰ ਉਸ ਉਹ ਉੱਤੇ ਕਰ ਕਰਕੇ ਕਰਦੇ ਕਰਨ ਕਰਨਾ ਕਿ ਕਿਸੇ ਕਿਹਾ ਕੀਤਾ ਕੀਤੀ ਕੀਤੇ ਕੁਝ ਕੇ ਕੋਈ ਕੋਲ ਗਈ ਗਏ ਗਿਆ ਚਾਰ
    ਜਦੋਂ ਜਾ ਜਾਂ ਜਾਣ ਜਾਵੇਗਾ ਜਿਸ ਜੇ ਜੋ ਤਕ ਤਰ੍ਹਾਂ ਤਾਂ ਤਿੰਨ ਤੇ ਤੋਂ ਤੱਕ ਦਾ ਦਿੱਤਾ ਦਿੱਤੀ ਦੀ ਦੀਆਂ ਦੂਜੇ ਦੇ ਦੋ ਦੌਰਾਨ ਦੱਸਿਆ ਨਹੀਂ ਨਾ ਨਾਲ ਨੂੰ ਨੇ ਪਰ ਪਹਿਲਾਂ ਪਾਸੇ ਪੰਜ ਬਾਅਦ
    ਬਾਰੇ ਭੀ ਮੈਂ ਰਹੀ ਰਹੇ ਰਿਹਾ ਲਈ ਲਿਆ ਵਾਲਾ ਵਾਲੀ ਵਾਲੇ ਵਿਚ ਵਿਰੁੱਧ ਵਿੱਚ ਵੀ ਸਨ ਸਭ ਸਾਰੇ ਸੀ ਹਨ ਹਰ ਹੀ ਹੁਣ ਹੈ ਹੋ ਹੋਇਆ ਹੋਈ ਹੋਏ ਹੋਣ`,
  ne: `अझै अथवा अनि अनुसार अन्य अब अर्को अहिले आज आफू आफै आफ्ना आफ्नो उक्त उनका उनको उनलाई उनले उनी उनीहरू ऊ एउटा एक कसैले का कि किन किनभने कुनै कुरा के को
    कोही गत गरिएको गरी गरे गरेका गरेको गर्दै गर्न गर्ने गर्‍यो चार छ छन् छैन जति जना जनाएको जनाको जब जसको जसले जस्तो जुन जो झन् त तथा तर तापनि तिनी ती तीन
    त्यस त्यसपछि त्यसैले त्यहाँ त्यो थप थिए थिएन थियो दिए दिएको दुई देखि न नयाँ नि निकै नै पछि पनि पर्ने पहिले पाँच प्रति फेरि बताए बताएका बताएको बने बाट बारे
    बीच भए भएका भएको भएर भने भनेका भन्दा भन्दै भन्ने भयो म मा मात्र माथि मेरो यति यदि यस यसअघि यसको यसरी यसले यहाँ या यी यो र रहेका रहेको राखेर रूपमा लगायत
    लाई लागि ले वा विरुद्ध सँग सबै समेत सम्म साथ सो हरेक हुँदा हुन हुने हुन्छ हो होइन`,
  be: `а аб аба абедзве або адзін адна аднак адно адной адным акрамя але амаль ані аніхто б без бліз бо больш будзе будуць бы была было былі быць быў ва вакол
    вам вас вельмі вось вы вышэй гады год года годзе гэта гэтага гэтай гэтая гэтую гэты гэтым гэтыя да два дзве дзвюх дзе дзеля дзень для другая
    другога другі ды дык ж з за замест зараз заявіла заявіў заяўляе заўсёды згодна зноў каб кажа кажуць казаў каля калі калісьці кожны куды ледзь лепш мае
    мала маюць могуць можа мой мы мяне між на нават над назад наконт нам нас наш наша не неабходна нейкі некалькі ні нібы ніколі па паводле пад падчас пакуль
    паміж пасля перад пра праз пры прычым пяць разам раней сам сама самі сапраўды свае свайго свайму сваю сваёй сваім свой сказала сказаў супраць сябе сярод
    сёння тады так такая таксама такі такія там тамака таму тая тое той толькі трох тры трэба тут ты тым тых тыя у увесь ужо усе усё усім усіх хоць хто чаго
    чаму чатыры чым шмат што штось яго яе якая якога якое якой якраз які якіх якія яму яна яно яны яшчэ ёй ён ёсць і ім імі іншы іншых іншыя іх
    ў`,
  gl: `a ademais afirmou algo algunha algunhas algún algúns alí ambas ambos antes ao aos aquel aquela aqueles aquí asegurou así ata até aínda baixo ben cada
    cal cales cando canto cara case catro cinco co coa coas coma como con contra cos da das de deica dende depois desde despois desta deste destes di dixo do
    dos dous durante dúas e el ela elas eles en entre era eran esa esas ese eses esta estaba estar estas este estes estivo está están eu facer fai fan fixo
    foi foron fose ha haber había hai han houbo hoxe ir iso isto lle lles lugar lugo mais mañá me menos mentres meu min moi moita moitas moito moitos máis na
    nada nas nin ningún non nos nosa noso nun nunha nunhas nós o onde onte os ou outra outras outro outros para parte per pero pode poden pois pola polas polo
    polos por porque previo primeiro que quen qué se segue segundo sen ser será seu seus sexa si sinalou sobre somos son sono sua suas sí só súa súas tamén
    tan tanto te ten teñen ti tivo tiña toda todas todo todos tras tres tu un unha unhas uns uso vai van ve vez xa xeito xunto á ás é`,
  eu: `adierazi aitortu al ala arabera arte artean asko aurka aurrera aurretik azken azpi ba baina baino baita bakarrik bat batean batek baten batera batetik
    batez bati batzuek batzuetan batzuk bazen bazuen behar berau beraz berdin bere beren berri bestalde beste besteak besteek bezala bi biak bitartean bost da
    dago dagoen dagokio dela delako den dena dener dezake die dio dira diren dituen dituzte du duela duen dute duten dutenez edo egin egindako egingo egiten
    egon egongo egun ehun ere eta ez ezin gabe gain gainean gainera gara gaur gehiago gero geroago geroztik gu guk gure guzti guztiak guztiek guztien hain
    hainbat hala halere han handik haren hartan hartu hau hauek hauetan hemen hemendik hiru hona honek honen honetan hor hori horiek horien horregatik horrela
    horren horretan hura ia inguru inguruan inor iragan irten izan izango izateko izaten jada jakinarazi joan kontra lau lehen mende nahiz naiz ni nik nola
    non nor ondoan ondoren orain oraindik ordea orduan oso ostean urte urtean utzi zaie zaio zait zein zela zen zenbait zer zergatik zioen zirela ziren zituen
    zituzten zuela zuen zutela zuten`,
  kk: `айтты ал алайда арасында артық арқылы астам ақ бар барлық басқа бен беру бері бес бойы бойынша болады болды болмаса болса болу болып болған біз біздің
    бір бірақ бірге бірнеше бүгін бұл бәрі да де деген деді дейді дейін деп дәл едi еді екен екенін екі енді ент етеді еткен етті ең жайлы жалпы жатыр жаңа
    жоқ жыл жылдың жылы жылғы және кез кейбір кейін керек кім кімнің ма ме мен менің мына мүмкін мұнда мұндай мәлім не немесе нәтижесінде ол олар оларды
    олардың онда оны оның осы осыдан осындай оған пе рет сай сайын сен сол сондай сондықтан соның соң сіз та тағы те тек туралы түрлі тұр төрт хабарлады шейін
    шығып ішінде ғана қазір қайта қалай қана қандай қарай қарсы қатар қоса үстінде үш үшін әлі әр әрі өз өзі өзінің`,
}

const sets = new Map(Object.entries(lists).map(([language, words]) => [language, new Set(foldWord(words, language).split(/\s+/))]))
const none: ReadonlySet<string> = new Set()

/** Function words of a language (the part of its tag before the hyphen), lower case, Arabic folded; empty for a language without a list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  return sets.get(language.slice(0, 2)) ?? none
}
