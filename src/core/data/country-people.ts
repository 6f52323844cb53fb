/** Names of people that are written like a people or a country; found by looking up some 40,000 given and family names of the world in every language. */

/**
 * Given and family names that begin as the words for a country do in some language, without accents: Francesco and French in Italian, Gregory and Greek
 * in Portuguese, George and Georgia in Romanian and Finnish.
 */
export const PEOPLE: ReadonlySet<string> = new Set(
  `Francesca Franceschi Franceschini Francesco Francesconi Frances Francis Francisc Francisca Francisco Francisko Francisque Franciszek Franciszka Francine
   Franco Francois
   George Georg Georges Georgel Georgescu Georgeta Georgette Georgiana Georgianna Georgije Georgina Georgo
   Greg Gregg Gregor Gregorc Gregoria Gregorio Gregorian Gregoire Gregory Gregori Gregersen Greger
   Roman Romana Romane Romano Romani Romanelli Romaniello Romanini Romanowski Romanita
   Russell Russel Russ Russo Russu Rusin Putincanin
   Alban Albane Albano Germana Germani Germano Indiana Indianapolis Maldini Belarbi Armen Armendariz Armenio Armenta Jordana Jordane Jordaan Jordanovic
   Brit Brita Britney Britt Britta Britten Brittany Brito Britto Berlinger Bayerova
   Katarina Katariina Katarzyna Dominic Dominick Dominici Liberio Bratislav Komorowski Salvadori Orbanic Polona Danciu
   Brune Brunehaut Brunehilde Brunelli Brunet Brunetti Colomba Colombano Colombe Kolumban Kolumbin Kolumbina Bulgarelli Malave Malavasi
   Turkan Turkay Turker Turkes Turkdogan Turkyilmaz Turkson Turkova Serban Serbulent Serbin Kubat Kubacki Kubad Kubala Kubadov Kubadova
   Chinara Finnja Finnley Finnegan Gazanfer Syrine Syrova Syrovy Siriano Sirio Athenais Athena
   Герман Ираклий Братислав Македон
   Filippini Filippino Ceca Leta
   Benini Macari Macario Amerigo Americo Amerio Hollard Filipiak Iraklis Austral Spaniel Belgin Kairav Monserrat Monserrate Vascotto Liban Libanio`.split(
    /\s+/,
  ),
)

/** Family names that are a people's, in languages that write a people small: behind another name they are somebody's. */
export const PEOPLE_AS_SURNAMES: Readonly<Record<string, readonly string[]>> = {
  it: [
    'Albanese',
    'Danese',
    'Danesi',
    'Giordani',
    'Giordano',
    'Catalano',
    'Francese',
    'Greco',
    'Mosca',
    'Polacco',
    'Russo',
    'Spagnoli',
    'Spagnolo',
    'Tedeschi',
    'Tedesco',
    'Turchi',
    'Turco',
    'Ungaro',
  ],
  es: ['Alemán', 'Catalán', 'Gallego', 'Gallegos', 'Griego', 'Marroquín', 'Turco'],
  ru: ['Поляков', 'Полякова', 'Поляковой', 'Полякову'],
  uk: ['Поляков', 'Полякова'],
  pt: ['Alemão', 'Gallego', 'Russo', 'Turco'],
  ca: ['Alemany', 'Català', 'Francès', 'Rus', 'Turc'],
  cs: ['Černohorská', 'Černohorského', 'Černohorský', 'Rakušan', 'Rakušana', 'Rakušanem', 'Rakušanovi'],
  nl: ['Deen', 'Duits', 'Spaans'],
  pl: ['Kosowska', 'Kosowski', 'Kosowskiego', 'Kosowskiej'],
  tr: ['Karadağ', 'Karadağlı', 'Özbek'],
}

/**
 * Given names of Europe, the Americas, Turkey, India and Indonesia, without accents (npm `@faker-js/faker` 10, MIT, those of two languages or of a short list, and
 * the commonest of the others): what stands behind one is a surname. Left out is what is a common word, a great place or a people too.
 */
export const COMMON_GIVEN_NAMES = `
Aaliyah Aamir Aaron Abby Abdon Abdul Abdullah Abe Abel Abelardo Abigail Abigel Abraham Abril Achille Achim Acim Aculina Adalbert Adalberta Adalberto
Adam Adams Adan Adel Adela Adelaida Adelajda Adele Adelin Adelina Adeline Adem Adi Adil Adina Aditya Ado Adolf Adolfo Adolfs Adonis Adriaan Adrian
Adriana Adriano Adrien Adrienne Adrijana Aecio Afanasi Afanasie Afonso Afra Agafia Agata Agaton Aglae Aglaia Agnes Agnesa Agneta Agnieszka Agnos
Agripina Agrypina Agus Agustin Agustina Ahmad Ahmed Ahmet Aida Aidan Aiden Aileen Aimee Ainars Aino Airlangga Aisha Ajay Ajda Ake Akos Aksel Akvelina
Alain Alan Alana Alban Albert Alberte Albertina Albertine Alberto Albin Albina Alcibiade Alcide Alda Aldo Alea Alec Alejandra Alejandro Aleksa
Aleksandar Aleksander Aleksandra Aleksej Aleksi Aleksy Alemka Alena Alenka Aleodor Ales Alesea Alessandra Alessandro Alessia Alessio Alevtina Alex
Alexa Alexander Alexandr Alexandra Alexandre Alexandrea Alexandrina Alexandrine Alexandru Alexane Alexanne Alexe Alexei Alexej Alexia Alexis Aleyna
Alfons Alfonso Alfonz Alfred Alfreda Alfredo Alfreds Algirds Algis Ali Alia Alic Alica Alice Alicia Alicja Alida Alin Alina Aline Aliona Alis Alisa
Alisha Alison Alissa Alistar Aliya Aliyah Aliz Aljaz Aljosa Alka Alla Allan Allegra Allen Allison Alma Alois Aloizs Alojz Alojza Alonzo Alparslan
Alton Alva Alvaro Alvin Alvina Alvine Alwar Alya Alycia Alyssa Alysson Alzbeta Amabela Amalia Amalie Amalija Amanda Amani Amar Amara Amarnath Amaya
Amber Ambra Ambroz Ambrozy Amedeu Amelia Amelie Ami Amie Amin Amina Amir Amira Amit Amos Amy Amza Ana Anabel Anabela Anabelle Anaida Anamaria
Anamarija Anastasia Anastasija Anastasije Anastazia Anastazija Anastazja Anatol Anatole Anatoli Anatolie Anatolii Anca Anci Ancica Ancuta Andelin
Andelko Andelo Anders Andi Andrada Andras Andraz Andre Andrea Andreas Andreea Andrei Andrej Andreja Andres Andrew Andrian Andriana Andrija Andrijana
Andrina Andris Andro Andrzej Andy Andzejs Andzelika Andzs Anej Anemona Anesa Aneta Anette Anezka Angel Angela Angelica Angelina Angeline Angelique
Angelo Anghel Anghelina Angie Ani Anica Anika Anil Anisoara Anissa Anita Anja Anjela Anjelica Anka Anko Ann Anna Annabel Annabell Annabelle Annalisa
Anne Anneli Annelie Annemarie Annette Anni Annie Annika Annikki Anouk Anrijs Ansgary Anslavs Antea Antek Antero Anthony Antigone Antim Antoaneta
Antoine Antoinette Anton Antonela Antonella Antoni Antonia Antonie Antonija Antonin Antonina Antonio Antoniu Antti Antun Anuska Anuta Anya Anze Anđela
Anđelika Anđelina Apollinary Apollo Araceli Arcadi Arcadie Arcadii Archibald Archie Arda Ari Ariadna Arian Ariana Ariane Arianna Arie Ariel Arielle
Arija Arijs Arina Aris Aristide Aristita Arjun Arkadijs Arkadiusz Arkady Arlene Armand Armando Armida Armin Armins Arnaldo Arne Arno Arnold Aron Arpad
Arsenie Arsenije Arseniusz Artemisa Arthur Artiom Artur Arturo Arturs Arun Arunthavanathan Arvid Arvids Arwen Arya Arystarch Asa Ashley Ashok Asia
Asija Asja Asli Assunta Astrid Astrida Asya Atanazy Atena Athena Atmaja Attila Aubrey Audrey Augusta Augustin Augustina Augustine Aurea Aurel Aurelia
Aurelian Aureliana Aurelie Aurelija Aurelio Aureliu Aurica Aurore Austin Ava Avram Axel Axelle Axenia Axinte Aya Ayana Ayaz Ayden Ayla Aylin Ayman
Ayoub Ayse Aziz Azra Balazs Baldwin Balint Bambang Banel Banuta Barbala Barbara Barbora Barbro Barbu Barica Barnabas Barry Bart Bartolomej Bartolomeu
Basarab Basil Bastian Batuhan Bazyli Beata Beate Beatrice Beatrix Beatriz Beatrycze Bebe Becky Bela Belimir Belinda Bella Belo Ben Benadik Bence
Bendeguz Benedek Benedetta Benedikt Benedita Benedykt Benett Bengt Beniamin Benicio Benito Benjamim Benjamin Bennett Bennie Benny Benone Bente Beppe
Berenice Berislav Berit Berkay Bernadette Bernard Bernardo Bernhard Bernice Bert Berta Bertalan Bertha Berti Bertram Bertrand Beryl Bessie Beth
Bethany Beti Betina Betsy Bettina Betty Beulah Beverly Bianca Bianka Bibiana Bibianna Biborka Bilal Biljana Billie Billy Binali Birgitta Birgitte
Bisenija Biserka Bjorn Blagica Blagoje Blahoslav Blair Blaise Blake Blanca Blanche Blanduzia Blanka Blaz Blazej Blazena Bob Boban Bobana Bobbie Bobby
Bogdan Bogdana Boglarka Bogoljub Bohdan Bohdana Bohumil Bohumila Bohumir Bohus Bohuslav Bohuslava Bojan Bojana Boldizsar Boleslav Boleslavs Bonifac
Bonnie Borbala Boris Borivoje Borjan Borka Borko Borna Boroka Borut Borys Bosiljka Bosko Botond Boyd Bozena Bozica Bozidar Bozidara Brad Bradford
Bradley Bradut Brajan Brajen Brandi Brando Brandon Brandusa Branimir Branimira Branislav Branislava Branka Brankica Branko Brayan Brenda Brendan Breno
Brent Bret Brett Brian Brice Bridget Bridgette Brigita Brigitta Brigitte Britt Bronislava Bronislavs Brooke Bruce Bruno Bryan Bryant Brygida Bucur
Budi Budimir Burak Busra Byron Bystrik Błazej Caetana Caetano Caio Caitlin Caius Caleb Calebe Calin Calina Calista Calvin Camelia Cameron Camil Camila
Camilla Camille Candace Candice Candido Cantemir Caridad Carina Carl Carla Carles Carlo Carlos Carlota Carlotta Carlton Carmela Carmelo Carmen Carmina
Carmine Carminho Carmo Carna Carol Carole Carolina Caroline Carolyn Carrie Carroll Cary Casandra Casey Casian Casiana Caslav Casper Cassandra
Cassandre Cassie Cataleya Catalin Catalina Catarina Caterina Catharina Catherine Cathy Catinca Catrina Catrinel Caua Cazimir Ceca Cecelia Cecil Cecile
Cecilia Cecilie Cecylia Cecyliusz Cedomir Cedric Cedrik Cedrin Celeste Celestin Celestine Celia Celina Celine Cem Cene Cerasela Cesar Ceyda Ceylin
Cezar Cezara Cezary Chanda Chandler Chandra Chanel Chantal Charlene Charles Charlie Charlotte Chelsea Chelsey Cheryl Chester Cheyenne Chiara Chira
Chiril Chirill Chloe Chris Christa Christelle Christer Christian Christiane Christie Christina Christine Christoffer Christoph Christophe Christopher
Christy Cindy Cinzia Ciprian Cipriana Ciril Ciro Claes Claire Clara Clarence Clarisa Clarissa Clark Claude Claudia Claudine Claudio Claudiu Claus
Clavdia Clayton Clelia Clemens Clement Clemente Clementina Clementine Cleo Cleopatra Clifford Clifton Clint Clinton Cloe Clotilde Clovis Clyde Codin
Codrin Codrina Codrut Codruta Cody Colin Colleen Collin Concepcion Conchita Conner Connie Connor Conrad Constanca Constanta Constantia Constantin
Constantina Constatin Consuela Cora Coralia Coralie Cordelia Corey Corina Corinna Corinne Cornelia Corneliu Cornelius Corvin Cory Cosima Cosmin
Cosmina Costache Costel Costin Courtney Craig Crenguta Crin Cristea Cristian Cristiana Cristiano Cristin Cristina Cristobal Cristofor Csaba Csanad
Csenge Csongor Ctibor Curt Curtis Cvetka Cvijan Cvijetin Cynthia Cyprian Cyra Cyril Cyrus Cyryl Dabiziv Dacian Daciana Dado Dafina Dagmar Dagmara Dags
Dahlia Daiana Dainuvite Daisy Dajana Dalia Dalibor Dalibora Daliborka Dalida Dalila Damaris Damian Damiana Damien Damil Damir Damjan Damjanka Damon
Dana Dani Daniel Daniela Daniele Daniella Danielle Daniil Danijel Danijela Danil Danila Danilo Danka Danko Danny Dante Danu Danuta Daphne Daphnee Dara
Daria Darian Dariana Darija Darin Darina Darinka Dario Darius Dariusz Darja Darko Darla Darlene Darnell Darrel Darrell Darren Darrin Darryl Darta
Darwin Daryl Dasa Dave Davi David Davide Davids Davin Davis Davor Davorin Dawid Dax Dea Deanna Debbie Debora Deborah Debra Decebal Deepika Defne Dejan
Dejana Delbert Delcy Delfina Delia Della Delores Delphine Demeter Demetra Demetriusz Deneval Denis Denisa Denise Denisz Deniz Dennis Derek Derrick
Desanka Desimir Desiree Despina Devi Devin Devlet Dewey Dewi Dexter Dezider Dian Diana Diane Dianna Dianne Dida Didier Didina Diego Dieter Dijana
Dilan Dilara Dilma Dimitri Dimitrii Dimitrije Dimitrina Dina Dinis Dino Dinu Diogo Dion Dionizy Dionyz Divna Dixie Dmitri Dmitrii Dobrila Dobromila
Dobroslav Dobroslava Dochia Doinita Domagoj Domen Domenic Domenico Dominic Dominick Dominik Dominika Dominique Domnica Donald Donat Donata Donato
Donka Donna Donnie Donny Dorana Doreen Dorel Dorian Doriana Dorica Dorin Dorina Dorinel Doris Dorit Dorka Dorli Dorota Dorotea Doroteja Dorothea
Dorothy Dorottya Dorthe Doru Doug Douglas Doyle Dragan Dragana Dragica Draginja Dragisa Drago Dragoje Dragojlo Dragoljub Dragomir Dragos Dragoslav
Dragutin Drahomir Drahomira Drahoslav Drahoslava Draza Drazen Dren Drina Drzimir Drzislav Duane Duarte Dubravka Dubravko Ducu Dudley Duje Dujo Dumitra
Dumitrana Dumitrita Dumitru Dunja Dusan Dusana Dusanka Dusica Duska Dusko Dustin Dwayne Dwight Dylan Dzile Dzirkstite Ebba Ecaterina Eda Eddie Eddy
Edgar Edgardo Edgars Edison Edita Edite Edith Edmond Edmund Edna Edoardo Edouard Eduard Eduarda Eduardo Eduards Edvard Edvin Edvins Edward Edwin Edyta
Edzus Eero Eeva Efe Efim Efimia Efraim Efrem Efrosinia Eftimia Eftimie Egils Egor Eileen Einars Eirik Eizens Ekrem Ela Elaine Elbert Elda Elea Eleanor
Eleanore Eleazar Elena Eleni Eleonora Eleonore Elfrida Eli Elia Eliah Elian Eliana Eliane Eliano Elias Eliasz Elif Elijah Elin Elina Eline Elinor Elio
Elisa Elisabet Elisabeta Elisabeth Elisabetta Elisaveta Elise Eliseo Elisio Eliska Elissa Eliza Elizabet Elizabeta Elizabeth Elizaveta Elka Ella Ellen
Elli Ellie Elliot Elliott Ellis Elly Elmars Elmer Elmira Elmo Eloa Elodia Elodie Eloisa Eloise Elsa Elsbeth Elsie Elvira Elvis Elwira Elyssa Elza
Elzbieta Ema Emanoil Emanuel Emanuela Emanuele Emanuelly Emanuil Emelie Emely Emese Emie Emil Emile Emili Emilia Emilian Emiliano Emilie Emilija
Emilijan Emilio Emils Emily Emin Emine Emma Emmanuel Emmanuelle Emmett Emmie Emmy Emre Enea Enes Ennio Enola Enrico Enrique Ensar Ensio Enya Enzo
Erast Eray Eremia Eren Eriberto Eric Erica Erich Erick Erik Erika Eriks Erin Erkki Erma Ermins Erna Ernest Ernestine Ernesto Ervin Ervins Erwin Esben
Esma Esmeralda Esperanza Esra Essie Esteban Estefania Estela Estella Estelle Estera Esther Eszter Etela Ethan Ethel Etienne Ettore Eudochia Eudokia
Eudoksja Eufrosina Eugen Eugene Eugenia Eugenie Eugenio Eugeniu Eugeniusz Eula Eulalia Eunice Eusebia Eusebio Eusebiu Eustatiu Eustracjusz Eva Evalds
Evan Evanghelina Evdochia Evdokija Eveliina Evelin Evelina Eveline Evelyn Evelyne Everardo Everett Evgheni Evghenia Evghenii Evie Evo Evy Ewa Ewan
Ewelina Eymen Ezio Ezra Fabia Fabian Fabiana Fabiano Fabien Fabienne Fabijan Fabio Fabiola Fabrice Fabricia Fabricio Fabrizio Fanika Fanni Fannie
Fanny Farah Fatih Fatima Fatma Fausto Faye Federica Federico Fedor Felicia Feliciano Felicie Felicita Feliks Felipe Felix Femke Feodor Feodora
Feodosia Ferdinand Ferdynanda Ferenc Fernando Fevronia Fidel Filemon Filiberto Filip Filipa Filipe Filipp Filippa Filippo Filofteia Filomena Filotije
Finja Finley Finn Finnley Fiodor Fiona Flavia Flavie Flavio Flaviu Floare Floarea Flore Florea Florencia Florencja Florenta Florentin Florentina
Florian Floriana Florica Florina Florine Floyd Flynn Forrest Frances Francesca Francesco Franci Francis Francisc Francisca Francisco Franciszek
Franciszka Franco Francois Francoise Franjo Frank Frankie Franklin Frantisek Frantiska Franz Franziska Fred Freda Freddie Frederic Frederica Frederick
Frederico Frederik Fredrick Fredrik Fredy Freja Freya Frida Fridolin Fridrich Frieda Friedrich Fritz Frusina Fruzsina Fryderyk Fynn Gabi Gabin Gabor
Gabriel Gabriela Gabriele Gabriella Gabrielle Gabrijela Gael Gaetano Gaia Gail Gaj Galfryd Galina Garrett Garry Gary Gaspar Gasper Gaston Gavin Gavril
Gavrilo Gayle Geanina Gedeon Gederts Gejza Gellert Gelu Gemma Genevieve Gennaro Gentiana Geoffrey Georg George Georgel Georges Georgeta Georgette
Georgiana Georgije Gerald Geraldine Gerard Gerardo Gerasim Gerazym Gerda Gergely Gergo Gerhard Germaine Gerrit Gertrud Gertruda Gertrude Geta Ghenadi
Ghenadie Ghennadi Gheorghe Gheorghi Gheorghii Gheorghina Gheorghita Gherghina Gherman Ghita Giacomo Giada Gian Giancarlo Gianina Gianluca Gianni Gica
Gicu Gideon Gigi Gil Gilbert Gilberto Gilda Gilles Gina Ginewra Gino Gioele Giorgia Giorgian Giorgiana Giorgio Giovanna Giovanni Girts Gisela Gita
Gitte Giulia Giuliana Giuliano Giulio Giuseppe Giuseppina Gizela Gladys Gleb Glenda Glenn Gligorije Gojko Gokhan Golub Goncalo Gonsalwy Gonzalo Goran
Gorana Goranka Gordan Gordana Gordon Gottfried Grace Gracie Graciela Gracja Gradimir Grady Gratian Gratiana Gratiela Greg Gregg Gregor Gregorian
Gregorio Gregory Greta Gretchen Grga Grgo Grgur Grigore Grigori Grigorije Griselda Grozdana Grzegorz Gubio Gudrite Gudrun Guido Guilherme Guillermina
Guillermo Gul Gunars Gunilla Gunnar Gustav Gustave Gustavo Gvozden Gwen Gwendolyn Gwido Gyorgy Habib Hailey Hakan Hakon Halil Halim Halima Hamza Hana
Hanga Hani Hanna Hannah Hanne Hannele Hannes Hannu Hans Hansjorg Hanspeter Hansruedi Hansueli Haralamb Haralambie Harald Hari Harold Harriet Harry
Harvey Hasan Hasna Hassan Hatice Hattie Hayden Hayley Hazel Heather Hector Hedda Hedi Hedvig Hedviga Heidi Heikki Heinrich Heinz Heitor Helen Helena
Helene Helga Helin Helio Helmut Heloisa Hendra Hendrik Henri Henrich Henrieta Henrietta Henriette Henrik Henrique Henry Henryk Henryka Heracleea
Herbert Herman Hermann Hermenegildo Hermina Hermine Hernan Herta Hieronim Hilarion Hilary Hilda Hildegard Hipolit Hira Holly Homer Homero Horace
Horacio Horacy Horatiu Horea Horia Hortense Hortenzia Howard Hrvoj Hrvoje Hrvojka Hubert Hugh Hugo Hunor Husein Huseyin Hussein Hvalimir Iacob Iacov
Ian Iana Iancu Ianina Ianis Ianna Ianos Iaroslav Iaroslava Iasmina Ibrahim Ica Ico Ida Idris Ieremia Iga Ignac Ignacio Ignacy Ignazio Ignjat Igor
Igori Iker Ila Ilaria Ilarie Ilarion Ilay Ileana Ilenia Ilgmars Ilia Iliana Ilias Ilie Ilija Ilinca Ilinka Ilja Ilko Ilmari Ilmars Ilona Ilsa Ilyas
Imani Imelda Imke Immanuel Imran Imre Imrich Ina Inara Inars Inaya Indira Indra Indrikis Ines Inesa Inessa Inez Inge Inger Ingmars Ingrid Ingrida
Inguna Inja Inka Inkeri Inna Innocenty Inocentiu Ioan Ioana Ioanina Iolanda Ionel Ionela Ionelia Ionica Ionut Iosefina Iosif Ira Iraida Irena Irene
Ireneusz Iridenta Irina Irinel Irisa Irma Irmeli Irvin Irvine Irving Iryna Isa Isaac Isabeau Isabel Isabela Isabell Isabella Isabelle Isabelly Isac
Isadora Isaiah Isaias Isak Isidora Isis Ismael Ismail Isra Istvan Iulia Iulian Iuliana Iuliu Iuri Iurie Iurii Iustin Iustina Iustinian Iva Ivan Ivana
Ivancica Ivanka Ivanna Ivar Ive Ivek Iveta Ivica Ivna Ivo Ivona Iwan Iza Izaak Izabela Izabella Izajasz Izidor Izolda Iztok Izydor Jaakko Jace Jacek
Jacinthe Jack Jackie Jacky Jacob Jacobo Jacobus Jacopo Jacqueline Jacquelyn Jacques Jada Jaden Jadran Jadranka Jadranko Jadro Jadwiga Jagica Jaime
Jairo Jake Jakob Jakov Jakub Jakubina Jamal James Jamie Jamil Jan Jana Janaina Jane Janelle Janet Janeta Janez Jani Janica Janice Janie Janina Janine
Janis Janja Janka Janko Janna Janne Janni Jannik Jannis Janos Janosch Janusz Jara Jared Jari Jarmila Jarne Jarod Jarolim Jaromir Jaron Jaroslav
Jaroslava Jaroslaw Jasen Jasenko Jasmin Jasmina Jasmine Jason Jasper Jautrite Javier Jay Jaya Jayce Jayda Jayden Jaylen Jayson Jazeps Jazmin Jean
Jeana Jeanette Jeanne Jeannette Jeannie Jed Jeff Jeffery Jeffrey Jekabs Jela Jelena Jelica Jelisaveta Jelka Jena Jenel Jenna Jennie Jennifer Jenny
Jens Jeppe Jerald Jeremi Jeremiah Jeremiasz Jeremie Jeremy Jergus Jermaine Jernej Jerome Jeronimo Jerry Jerzy Jesa Jesper Jess Jesse Jessica Jessie
Jessy Jesus Jette Jevgenijs Jevrosima Jezdimir Jil Jill Jim Jimena Jimmie Jimmy Jindra Jiri Jitka Joachim Joah Joakim Joan Joana Joann Joanna Joanne
Joanny Joao Joaquim Joaquin Jocelyn Jodi Jody Joe Joel Joelle Joey Johan Johann Johanna Johanne Johannes John Johnathan Johnnie Johnny Joko Jolana
Jolanda Jolie Jolien Joline Jon Jona Jonah Jonas Jonatan Jonathan Jonathon Joost Jordi Jordy Jorg Jorge Jorgen Joris Jose Josef Josefa Josefin
Josefina Josefine Josep Joseph Josephine Josette Josh Joshua Josiane Josie Josip Josipa Josko Joso Josue Jovan Jovana Jovanka Joyce Joza Joze Jozef
Jozefina Jozica Jozsef Jozue Juan Juana Juanita Juda Judita Judite Judith Judy Judyta Juha Juhani Juho Jukka Jules Julia Julian Juliana Julianne Julie
Julien Julieta Juliette Julija Julijana Julijs Julio Julita Julius Juliusz Juna Juraj Jurg Jurgis Juri Jusma Justin Justina Justine Justus Justyn
Justyna Kaan Kaarina Kacper Kadir Kai Kaia Kaj Kaja Kalervo Kalevi Kalinik Kalistrat Kamil Kamila Kamilla Karen Kari Karim Karin Karina Karine Karl
Karla Karlis Karmela Karol Karoliina Karolina Karoline Kasper Kassandra Kata Katariina Katarina Katarzyna Kate Katerina Katharina Katherine Kathleen
Kathrine Kathryn Kathy Katica Katie Katija Katina Katja Katrin Katrina Katrine Kavita Kay Kayden Kayla Kaylee Kayleigh Kazimierz Kazimir Keano Keanu
Keir Keira Keith Kelley Kelli Kellie Kelly Kemal Kemi Ken Kenan Kendall Kende Kendra Kenneth Kenny Kenza Kenzo Kerem Kerim Kerry Kerstin Kevin Khadija
Khaled Khalil Kian Kiana Kiara Kika Kilian Kim Kimberly Kincso Kinga Kira Kirilo Kirk Kirsten Kjell Klaas Klara Klarencjusz Klaudia Klaudiusz Klaus
Klavs Klemen Klemens Klement Klementyna Kleopatra Koloman Konrad Konrads Konstancja Konstantin Konstantins Konstanty Konstantyn Koralia Koray Kornel
Korneli Kornelia Korneliusz Kosta Kresimir Krisjanis Kriss Krista Kristen Kristi Kristian Kristiana Kristians Kristie Kristiina Kristijan Kristin
Kristina Kristine Kristjan Kristof Kristoffer Kristopher Kristy Krisztian Krisztofer Krsto Kruno Krunoslav Krystal Krystian Krystyna Krzysztof Ksawera
Ksawery Ksenia Ksenija Ksenofont Kubra Kurt Kuzman Kvetoslava Kwintyn Kyan Kyle Kylian Kyllikki Kyra Lacramioara Ladislau Ladislav Laila Lajos Lalita
Lamar Lana Lara Larisa Larissa Larry Lars Larysa Lasma Lasse Laszlo Latif Latoya Laura Laure Lauren Laurence Laurencja Laurencjusz Laurens Laurent
Laurentia Laurentiu Laurenty Laurentyna Lauri Laurian Lauriane Laurie Laurin Laurine Lauryn Laverne Lavinia Lavize Lawrence Layla Lazar Lea Leah Leana
Leander Leandra Leandro Leann Leanne Lech Lee Leena Leif Leigh Leila Lela Leland Lelia Len Lena Lene Leni Lenia Lenka Lenn Lennart Lennert Lennie
Lennox Lenny Lenya Leo Leon Leona Leonard Leonardo Leone Leonel Leoni Leonid Leonida Leonidas Leonids Leonie Leonor Leonora Leontin Leontina Leontine
Leopold Leopoldina Leopoldo Leposava Leroy Lesana Leslie Lester Leticia Letitia Letizia Levent Levente Levi Levin Levoslav Lewis Lexi Lexie Leyla Lia
Liam Liana Liba Libor Libusa Lidia Lidija Ligia Liisa Liksma Lili Lilia Lilian Liliana Liliane Lilianna Lilien Lillian Lillie Lilly Lilou Lily Lina
Linda Lindsay Lindsey Linett Linn Linnea Lino Linus Lio Lioara Lionel Lisa Lisandro Lisanne Lisbeth Liselotte Liuba Liubov Liubovi Liudmila Liusea
Livia Livija Livio Liviu Liya Liyana Liz Liza Lizbeth Lize Ljiljana Ljuba Ljubica Ljubisa Ljubomir Ljudevit Lloyd Logan Lois Lola Lonnie Lora Loredana
Lorelei Loren Lorena Lorene Lorenz Lorenza Lorenzo Loretta Lori Lorin Loris Lorna Lorraine Lotta Lotte Lotti Lou Louay Louie Louis Louisa Louise
Lourdes Lourenco Lovisa Lovorka Lovro Lowell Luan Luana Lubica Lubomir Lubomira Lubor Lubos Luboslav Luboslava Luc Luca Lucas Lucca Luce Lucentiu
Lucia Lucian Luciana Luciano Lucica Lucie Lucien Lucienne Lucija Lucijan Lucile Lucille Lucio Lucius Lucja Lucjan Lucretia Lucretiu Lucy Ludek Ludmila
Ludomil Ludomila Ludovic Ludovica Ludovit Ludvig Ludwig Ludwik Ludwika Luena Luigi Luis Luisa Luise Luiz Luiza Luize Lujza Luka Lukas Lukasz Luke Lula
Luminita Lungu Luther Lya Lyam Lydia Lydie Lykke Lyla Lyle Lynda Lynette Lynn Lynne Maarit Mabel Mable Maca Maciej Mack Macy Madalena Madalin Madalina
Madeleine Madeline Mads Mae Maeve Mafalda Magali Magda Magdalena Maggie Magnus Mahdi Mahmoud Mahmut Maia Maica Maida Maija Maira Maite Maja Majda
Makary Maks Maksim Maksym Maksymilian Malcolm Malena Malene Malgorzata Malia Malika Malin Malina Malisa Malou Malthe Malvina Malvine Malwina Mamie
Manca Manda Mandy Manel Manfred Manoj Manole Manon Manuel Manuela Marat Marc Marcel Marcela Marceli Marcell Marcella Marcello Marcelo Marcheta Marcia
Marcin Marcio Marcis Marco Marcos Marcu Marcus Marek Maren Marena Marga Margaret Margareta Margarida Margaux Margers Margie Margita Margot Margrit
Margrith Marguerite Mari Maria Mariam Marian Mariana Marianna Marianne Mariano Marica Maricarmen Maricica Marie Mariella Marija Marijan Marijana
Marika Marilena Marilou Marilu Marilyn Marina Marinela Marinko Marino Mario Marioara Marion Maris Marisa Marisol Marit Marita Marite Mariuca Marius
Marja Marjan Marjatta Marjeta Marjorie Mark Marketa Markika Markku Marko Markus Marlen Marlena Marlene Marley Marli Marlies Marlis Marlo Marlon Maros
Marsha Marshall Marta Marte Martha Marthe Martim Martin Martina Martine Martins Marton Martti Marty Martyna Marvin Marwa Mary Maryam Maryann Maryna
Masinka Mason Massimiliano Massimo Matan Matei Matej Mateja Mateo Mateus Mateusz Matheus Mathew Mathias Mathilda Mathilde Mathis Matias Matija Matilda
Matilde Matis Matiss Matjaz Matko Mato Mats Matt Matteo Matthew Matthias Matthis Matti Mattia Mattias Mattie Mattis Matus Matyas Matylda Maud Maude
Maura Maureen Maurice Mauricio Maurizio Mauro Maurycy Max Maxim Maxime Maximilian Maximiliano Maxine Maya Mayra Mayte Małgorzata Medard Megan Meghan
Mehmet Meike Meire Melania Melanie Melany Melek Melenija Melike Melina Melinda Melisa Melissa Melita Melnic Melvin Meral Mercia Meredith Merete Merle
Merlin Mert Merve Mervin Meryem Metod Metra Mette Mia Micael Micaela Micah Micha Michael Michaela Michal Michalina Michał Micheal Michel Michele
Micheline Michelle Mick Miguel Miha Mihael Mihaela Mihai Mihail Mihailo Mihajlo Mihaly Mihnea Mija Mijat Mika Mikael Mikaela Mikail Mike Mikelis
Mikkel Mikko Miklos Mikołaj Mikulas Mila Milada Miladin Milana Milanka Milanko Mildred Milena Mileta Milic Milica Milisav Milivoj Miljan Miljana
Miljenko Milka Milla Milo Milojica Milomir Milorad Milos Miloslav Miloslava Milota Milton Milutin Mimo Mindy Minerva Minka Minna Minnie Minodora
Mioara Miodrag Miomir Mira Mirabela Miran Miranda Miray Mircea Mirco Mireille Mirela Mirella Miriam Miriama Mirjam Mirjana Mirka Mirko Mirna Miro
Miron Mirona Miroslav Miroslava Miruna Misa Misko Mislav Mitar Mitchell Mitica Mitja Mitra Mitrut Mladen Mlađana Moa Modesto Modrite Mohamad Mohamed
Mohammad Mohammed Moira Moises Mojca Mojmir Mojzesz Molly Momir Momira Mona Monalisa Monica Monika Monique Monserrat Monvids Morgan Morgana Moric
Moritz Morris Morten Moses Moussa Mudite Mugur Mugurel Muhammad Muhammed Murat Muriel Murilo Mustafa Mya Myla Mylan Myra Myriam Myrna Myron Myrtle
Nadalina Nadejda Nadezda Nadia Nadine Nadja Nadzieja Nae Nahil Nancy Nandor Nanna Naomi Naomie Narcisa Narciso Narendra Nasrullah Nastja Natalia
Natalie Natalija Natan Natanael Nataniel Natasa Natasha Nathalie Nathan Nathanael Nathaniel Natka Nawal Nayib Nazariusz Nazary Nađa Neal Nebojsa
Nechifor Neda Nedeljko Nedjeljka Nedjeljko Neha Neil Neja Nejc Nela Nelea Neli Nellea Nelli Nellie Nelly Nelson Nelu Nemanja Nena Nenad Neonila Nera
Nerea Nestor Nettie Neven Nevena Nevenka Nevin Nevio Nguyen Nia Nicanor Nichifor Nicholas Nichole Nick Nicklas Nico Nicoara Nicodim Nicola Nicolae
Nicolai Nicolaie Nicolas Nicole Nicoleta Nicoline Nicolo Nicon Nicu Niculina Niculita Nicusor Nicuta Nidia Niels Nigel Nik Nika Nikita Nikki Niklas
Niklaus Niklavs Niko Nikodem Nikola Nikolai Nikolas Nikolasz Nikoleta Nikolina Niksa Nila Nils Nina Nineli Nino Nisa Njegomirka Noa Noah Noam Noan Noe
Noelia Noelle Noemi Noemie Nola Nolan Nolen Nonna Noor Nora Norah Norbert Norberto Norica Norina Norma Norman Nour Novak Novi Nubia Nuno Nuray Nuria
Nusa Oana Obrad Obren Oceane Octav Octavia Octavian Octaviana Octavio Octaviu Odin Odon Ofelia Ognjana Ognjen Ojars Olaf Olavi Oldrich Oleg Olegs
Oleksandr Olena Olesea Olga Olgerts Olgica Oliga Olimpia Olimpiada Olimpian Olimpiu Oliva Oliver Olivera Olivia Olivier Olivija Oliviu Oliwia Oliwier
Olle Ollie Olof Omar Ondrej Onufry Ophelia Orestes Orhan Orlando Ornella Ortansa Orville Orvokki Oscar Oskar Oskari Osman Osmund Ostoja Osvaldo Otilia
Otilija Otis Oto Otto Ousmane Ovidiu Owen Oxana Ozana Ozgur Ozren Pablo Padma Paivi Paja Palmira Pam Pamela Pamfil Panagachie Panait Panka Pankrac
Pankracy Pantaleon Pantelei Paola Paolo Paraschiva Parascovia Parsla Pascale Pasquale Patrice Patricia Patricija Patricio Patrick Patrik Patrizia
Patru Patrycja Patrycjusz Patrycy Patryk Patsy Patti Paul Paula Paulette Paulica Pauliina Paulin Paulina Pauline Paulo Pavel Pavica Pavils Pavla Pavle
Pavlina Pavol Pawel Paweł Pedro Peggy Pekka Pelaghia Pelagia Pelin Penelopa Penelope Pentti Pepo Pera Percy Perica Perla Pernilla Pero Perry Peruna
Petar Pete Peter Peteris Petko Petr Petra Petre Petri Petrica Petrija Petrisor Petronela Petru Petrut Petruta Petteri Phil Philip Philipp Philippe
Phillip Phoebe Phyllis Pia Pierluigi Piero Pierre Pieter Pietro Pio Piotr Pirjo Pirkko Pius Platon Polikarp Polina Pompilia Pompiliu Pontus Pooja
Porfiriusz Porfiry Poul Prascovia Pravdan Pravoslav Predrag Preston Primoz Prisca Priscilla Priska Priya Profira Prokles Prokop Prokul Prvoslav Putri
Quentin Quincy Quinn Quinten Rachael Rachel Rachela Radek Radenko Radina Radion Radisa Radislav Radivoje Radmila Radmilo Rado Radojka Radomir Rados
Radosav Radoslav Radoslaw Radovan Radu Raducu Radul Raduz Rafael Rafaela Rafal Rafał Raffaele Raffaella Rafila Rahel Rahmi Rahul Raimondo Raina Rainer
Raisa Rajesh Rajko Rajmund Rajna Rajnold Rakita Ralph Raluca Rama Ramazan Ramesh Ramiro Ramon Ramona Randal Randall Randolf Randolph Randy Rania Ranko
Raoul Raphael Raquel Rares Rashid Rasko Rasmus Rastislav Ratimir Raul Ravi Ray Rayan Rayen Raymond Razvan Rebeca Rebecca Rebeka Recep Reghina Regina
Reginald Regitze Regnars Regula Reinhard Relja Relu Remo Remus Renars Renat Renata Renate Renato Rene Renee Renja Renzo Reto Reza Rhea Rhonda Ria
Riana Ricardo Ricards Riccardo Richard Rick Rickard Rickey Ricky Rico Riitta Rija Rikke Riley Rimma Rina Rino Rishi Ristana Rita Ritva Rizki Robert
Roberta Robertina Roberto Robi Robin Robinson Robyn Rocco Roch Rochelle Rocio Roderick Roderyk Rodica Rodion Rodney Rodolfo Rodoljub Rodrigo Rogelio
Roger Rohan Rohit Roko Roksana Roland Rolando Rolf Romanita Romeu Romina Romuald Romulus Romy Ron Ronald Ronja Ronnie Roosevelt Rosa Rosalia Rosalie
Rosalinda Rosamunda Rosana Rosanna Rosemarie Rosemary Roser Rosie Rosina Ross Rostislav Rotaru Rowan Roxana Roxane Roxanne Roxelana Roy Rozalia
Rozalija Rozina Ruben Ruby Rudis Rudite Rudolf Rudolfs Rudolph Rudy Ruedi Rufina Rufus Rui Rumena Rupert Rusins Ruslan Ruslana Russell Rustam Ruta
Ruth Ruxanda Ruxandra Ruya Ruza Ruzena Ruzica Ryan Ryszard Sabin Sabina Sabine Sabri Sabrina Sachin Sadie Saeed Safira Safiya Sakari Salih Salim Salma
Salome Salomea Salomon Salvatore Salwator Sam Samanta Samantha Samara Sami Samia Samir Samira Sammie Sammy Samson Samuel Samuele Sancho Sandor Sandra
Sandrine Sandro Sandu Sanja Sanjay Sanjin Sanne Santina Santino Sanziana Sara Sarah Sarina Sarmite Sasa Sasha Saskia Saso Satu Saul Saulcerite Saveta
Savina Savva Scarlett Scott Scottie Sean Sebastian Sebastiao Sebastjan Seghei Segolene Selahattin Selena Selim Selin Selina Selma Semenica Semih
Semion Senka Seppo Serafim Serafima Serafin Serafina Serban Serena Serge Sergei Sergej Sergey Serghei Sergi Sergio Sergiu Sergiusz Serkan Servac Seth
Severin Severina Seweryn Shahid Shana Shane Shania Shanna Shannon Shanon Shany Shari Sharon Shashi Shaun Shawn Shawna Shayna Sheila Sheldon Shelia
Shelley Shelly Sheri Sherman Sherri Sheryl Shirley Sibel Sidney Sidonia Sidonie Sienna Signe Sigurd Silas Silje Silvan Silvana Silvester Silvia
Silvian Silviana Silvija Silvio Silviu Simao Simen Simeon Simi Simina Simion Simo Simon Simona Simone Simonida Sinan Sindre Sinica Sinikka Sinisa
Sirineu Siro Siti Skaidrite Skye Slavek Slaven Slavica Slavka Slavko Slavoljub Slavomir Slawomir Slađana Slobodan Slobodanka Smaranda Smiljana Snejana
Snezana Snjezana Sofie Sofija Solange Soledad Solveig Sondre Sonia Sonja Sonya Sophia Sophie Soraia Sorana Soraya Soren Sorin Sorina Spela Spencer
Speranta Spidola Spiridon Spirydion Srboljub Srecko Sredoje Sri Srna Stacey Stacy Stana Stanca Stancu Stanislav Stanislava Stanisław Stanko Stanley
Stasa Stef Stefan Stefana Stefania Stefanie Stefano Stela Stelian Steliana Steluta Stepan Stepanida Stephan Stephane Stephanie Stephen Stevan Steve
Steven Stewart Stig Stine Stipan Stipe Stjepan Stojan Stojanka Strahinja Stribor Stuart Suelen Suleyman Suncica Sune Sunil Sunniva Suresh Surya Susan
Susana Susanna Susanne Susie Suzana Suzanne Svatopluk Sveatoslav Svebor Sven Svend Svetislav Svetlana Svetolik Svetomir Svetoslav Svetozar Svitlana
Sybilla Sylvester Sylvia Sylvie Sylwester Sylwia Synne Szabolcs Szczepan Szofi Szofia Szonja Szymon Tabea Tabitha Tacjana Tadeas Tadej Tadeo Tadija
Taha Taisia Talia Talis Talita Talivaldis Talrits Tamara Tamas Tami Tamia Tammy Tania Tanja Tanya Tapani Tapio Taras Tarcisio Tarek Tarja Tasha Tasnim
Tatiana Tatjana Tayfun Taylor Ted Teddy Teea Teja Tekla Tellervo Teo Teodor Teodora Teodoro Teodosia Teofil Teohari Teona Terence Terencjusz Teresa
Tereza Tereze Terezia Terezija Teri Terrance Terrell Terrence Terri Terry Tertuliano Tess Tessa Tetiana Thalia Thea Thelma Theo Theodor Theodora
Theodore Theresa Therese Thiago Thierry Thomas Tia Tiago Tiana Tiberia Tiberiu Tibor Tichomir Tiffany Tihomir Tiina Tija Tijana Tilen Tim Timea Timmy
Timo Timofei Timon Timotei Timotej Timoteo Timothy Timur Tinca Tincuta Tiril Tito Titus Tiziano Tjasa Tobias Tobiasz Tobin Toby Todd Todor Tolga Tom
Toma Tomas Tomasz Tomaz Tomislav Tomislava Tommaso Tommie Tommy Tomo Tonci Toncica Toni Tonija Tonka Tonko Tony Tonya Torbjorn Tracey Traci Tracy
Traian Travis Trevor Tricia Trine Tristan Troels Trofim Trpimir Trpko Tuana Tudor Tudora Tudorita Tudosia Tulay Tuomas Tuula Tuulikki Tvrtko Tyler
Tymoteusz Tyron Tyrone Ubaldo Ueli Uffe Ugis Ugo Ugur Ulf Uliana Ulla Ulrich Ulrik Ulrika Uma Umberto Umit Uriel Uros Urs Urska Ursula Vaclav Vadim
Vagn Vala Valdemar Valdemars Valentim Valentin Valentina Valentine Valentino Valentins Valer Valera Valeri Valeria Valerie Valerii Valerija Valerijs
Valeriu Vali Valter Valtteri Vanda Vanesa Vanessa Vania Vanja Varvara Vasco Vasil Vasile Vasili Vasilica Vasilie Vasilina Vasilisa Vasja Vasko
Vatroslav Vavrinec Veaceslav Veceaslav Veceslav Vedran Vedrana Veikko Velana Velibor Velimir Velimira Velina Velma Vencel Vendel Vendelin Veniamin
Verda Verena Vergiliu Verginia Verica Verna Verner Vernon Veronica Veronika Veronique Veselinka Vesma Vesna Veta Vibeke Vica Vicente Vicentia Vicentiu
Vicki Vickie Vicky Victor Vida Vidak Viera Vieroslava Viggo Vijay Vijeko Vijolite Vikram Viktor Viktorija Vilde Vilhelm Vilhelmine Viliam Viljem Ville
Villy Vilma Vilmars Vilmos Vince Vincenc Vincent Vincentiu Vincenza Vincenzo Vinicius Vinka Violeta Violetta Violette Violina Viorel Viorela Viorelia
Viorica Virag Virat Virgil Virgiliu Virginie Visarion Visnja Vitali Vitalia Vitalie Vitalii Vitalijs Vitalina Vitazoslav Vito Vitor Vittorio Vivian
Viviana Viviane Vivien Vivienne Vizbulite Vjekoslav Vjenceslav Vlad Vlada Vladana Vladek Vladilena Vladimer Vladimir Vladimira Vladislav Vladislava
Vladlen Vladlena Vlado Vlaicu Vlasta Vlastimil Vlastimir Vlatka Vlatko Voichita Voicu Vojin Vojislava Vojtech Voldemars Volkan Vratislav Vratko Vreni
Vsevolod Vujadin Vujica Vuk Vukan Vukasin Vukica Vukota Wacław Walenty Walentyn Walentyna Waleria Walerian Walery Walgierz Wallace Walter Wanda Wanesa
Warley Wawrzyniec Wayne Wendell Wendy Werner Weronika Wesley Wessel Whitney Wiara Wiktor Wiktoria Wilbert Wilbur Wilfred Wilfryd Wilhelm Wilhelmina
Willard Willem Willi William Willie Willis Willy Wilma Wilson Wincenty Winifred Winston Wirginia Witalis Wojciech Wolfgang Woodrow Władysław
Włodzimierz Xander Xaver Xavier Xenia Ximena Xochitl Yago Yahya Yamileth Yango Yani Yannick Yannik Yannis Yara Yaretzi Yasar Yasin Yasmin Yasmine
Yassin Yassine Yolanda Yolande Younes Youssef Yuna Yunus Yuri Yusril Yusuf Yves Yvette Yvonne Zachariasz Zachary Zack Zackary Zafir Zahar Zaharia
Zahra Zaira Zakaria Zakary Zala Zalan Zamfir Zamfira Zaneta Zanete Zanis Zanna Zara Zaraza Zarije Zavida Zayd Zbigniew Zdenek Zdenka Zdenko Zdeslava
Zdravko Zehra Zejnep Zelda Zeljka Zeljko Zelmira Zeltite Zena Zenija Zeno Zenobia Zenovia Zente Zeteny Zeyd Zeynep Ziedite Ziga Zigfrida Zigfrids
Zigmars Zigmund Zigrida Zile Zinaida Zinovia Zion Zita Ziyad Zlatica Zlatka Zlatko Zoe Zoey Zofia Zofija Zoia Zoja Zoltan Zoran Zorana Zorina Zorka
Zrinislav Zrinko Zselyke Zsofia Zsolt Zsombor Zubite Zuzana Zuzanna Zvezdana Zvonimir Zvonko Zygmunt Đina Đorđe Đura Đurađ Đurda Đurica Łazarz Łucja
Łukasz Άγγελος Άδωνις Άννα Όλγα Αγγελική Αθανάσιος Αθανασια Αικατερίνη Αλέξανδρος Αλέξης Αλεξανδρα Αναστάσιος Αναστασία Ανδρέας Ανδρεα Αντώνης
Απόστολος Αριστείδης Βασίλης Βασιλική Γεωργια Γεώργιος Γιάννης Γιαννη Γιωργο Γιώργος Γρηγόριος Δήμητρα Δεσποινα Δημήτρης Δημητρη Διονύσιος Ελένη
Ελενης Ελευθέριος Εμμανουήλ Ευάγγελος Ευαγγελια Ευστάθιος Εύα Ζωή Ηλίας Θανάσης Θεόδωρος Θόδωρος Ιωάννα Ιωάννης Κατερίνα Κυριάκος Κωνσταντίνος
Κωνσταντινα Κωστα Κώστας Λευτέρης Λεωνίδας Μανώλης Μαρία Μαριας Μιχάλης Μιχαήλ Νίκος Νικο Νικόλαος Ντόρα Πέτρος Παναγιωτα Παναγιώτης Παρασκευάς
Παρασκευή Παύλος Σοφία Σπύρος Στέλιος Στέφανος Σταυρουλα Σταύρος Στυλιανός Σωτήριος Φώτιος Χάρης Χαράλαμπος Χρήστος Χριστινα Χρυσουλα Ѓорѓи Євген
Єремій Іван Іванна Ігор Ізяслав Ілля Ілона Інна Іннеса Ірина Ірма Јелена Јован Август Августин Авдей Аверкий Аверьян Авксентий Аврелій Аврелія Аврора
Автоном Агап Агапія Агата Агафон Агафья Агафія Аггей Агнеса Агнія Агрипина Ада Адам Аделаїда Аделіна Адриан Адріана Адріян Азалія Азарий Азарій Аким
Акулина Алевтин Алевтина Александар Александр Александра Алексей Алина Алла Альберт Альбіна Альвіна Аліна Амвросий Амос Ана Ананий Анастас Анастасия
Анастасій Анастасія Анатолий Анатолій Анатолія Ангелина Ангеліна Андрей Андрон Андроник Андрій Анжела Анжелика Аникей Аникита Анисим Анна Антип Антон
Антонида Антонин Антонина Антоній Антоніна Антонія Антін Анфіса Аполлинарий Аполлон Аполлонія Аполлінарія Арефий Аристарх Аркадий Аркадій Аркадія
Арсен Арсений Арсеній Артем Артемий Артемія Архип Асен Аскольд Атанас Афанасий Афанасій Афанасія Афиноген Бажен Благовіста Богдан Богдана Богуслава
Божемир Божен Божена Бойко Болеслав Болеслава Боримир Боримисл Борис Борислав Борислава Боян Бојан Бранко Братимир Братислав Братомил Братослав
Бронислав Броніслава Брячислав Будимир Буйтур Буревіст Біломир Білослав Білослава Біляна Вадим Валентин Валентина Валерий Валерия Валерьян Валерій
Валерія Варвара Варлаам Варфоломей Васил Василий Василина Василиса Василь Вацлав Велемир Велимир Венедикт Вениамин Вероника Викентий Виктор Викторин
Виссарион Виталий Влад Влада Владилен Владимир Владислав Владислава Владлен Влас Власта Володимир Володислав Војислав Всевлад Всеволод Всемил Всеслав
Всеслава Вышеслав Вячеслав Віктор Вікторія Вілена Віленіна Віліна Віола Віолетта Віргінія Віта Віталій Віталіна Гаврила Гаврило Галактион Галина Ганна
Гарнослав Гедеон Гелена Геннадий Геннадій Георги Георгий Георгій Герасим Гергана Герман Глафира Глеб Гліб Гнат Горан Гордей Гордій Горимир Горислав
Гостомысл Градимир Гремислав Григорий Григорій Гурий Давыд Далемир Далеслава Дана Данила Данило Дарина Дарислава Даромир Дарья Дарій Делян Дементий
Демид Демьян Денис Десислава Дејан Димитър Дмитрий Дмитро Добринка Добромила Добромир Добромира Добромисл Добромисла Добромысл Доброслав Доброслава
Долеслава Доляна Дорофей Драган Драгана Душан Діана Діяна Евгений Евгения Евграф Евдоким Евдокия Евлампий Евпраксия Евсей Евстафий Евстигней
Евфросиния Егор Екатерина Елена Елизавета Елизар Елисей Емельян Епифан Еремей Ермил Ермолай Ерофей Ефим Ефрем Жанна Жозефіна Забава Захар Захарій
Зборислав Звенигор Звенимир Звенислав Звенислава Земислав Зеновій Зинаида Зиновий Зиновій Злат Златомир Зоран Зоремир Зореслав Зореслава Зорина Зорян
Зоряна Зосима Зоя Зінаїда Ивайло Иван Ивана Иванна Ивица Игнатий Игорь Измаил Изот Изяслав Иларион Илья Иннокентий Иосиф Ипат Ипатий Ипполит Ираида
Ираклий Ирина Исай Исидор Йорданка Казимир Калин Калина Каллистрат Капитон Карл Карп Каріна Касьян Катерина Квітка Квітослава Кий Ким Кир Кира Кирил
Кирилл Клавдий Клавдия Клавдія Климент Кондрат Кондратий Конон Константин Корнелия Корнелій Корнил Корнило Корнилій Корній Костянтин Красимир Крентта
Ксения Ксенія Кузьма Купава Куприян Лавр Лаврентий Лаврентій Лаврін Лад Лада Ладимир Ладислав Ладо Ладомир Лазарь Лариса Левко Леон Леонид Леонтий
Леся Лидия Ликера Листвич Лонгин Лора Лука Лукия Лукьян Лучезар Любава Любим Любислава Любодар Любозар Любомила Любомир Любомира Люборада Любослава
Любосмысл Людмила Людомила Лідія Лілія Макар Максим Максимильян Мальва Маргарита Мариан Марина Мария Марија Марк Марко Маркіян Марта Мартын Мартьян
Марфа Марічка Марія Матвей Матвій Меланія Мефодий Мечислав Мечислава Микита Микола Милан Милен Милий Милица Милован Милодара Милорад Милослава Мина
Мирон Мирослав Мирослава Митофан Михаил Михайло Михей Модест Моисей Мокей Мокрина Мотря Мстислав Мстислава Мусій Мілана Назар Назарій Наина Наркис
Наталья Наталія Натан Наум Небојша Неля Немир Немира Нестор Никандр Никанор Никита Никифор Никодим Никола Николай Никон Нина Нинель Нифонт Нонна Ніна
Огняна Оксана Октябрина Олег Олександр Олександра Олексій Олелько Олена Олесь Олеся Олимпиада Олимпий Ольга Омелян Онуфрий Орест Ореста Орина Орислава
Орися Орхип Оріяна Осип Остап Остромир Охрім Павел Павло Павліна Палажка Панас Панкрат Панкратий Пантелеймон Панфил Парамон Парфен Пахом Пелагея
Пелагія Петар Петр Петро Петър Пилип Пимен Пламен Платон Подолян Поликарп Полина Поляна Поліна Порфирий Потап Потішана Прасковья Пров Прокл Прокофий
Прохор Радим Радимир Радислав Радміла Радован Радослава Радостин Раиса Ратибор Ратимир Ратмир Раїна Раїса Регина Родион Родослав Родіон Роксолан
Роксолана Ромена Ростислав Ростислава Рубен Румен Руслан Руслана Рюрик Савва Савватий Савелий Самсон Самуил Светлана Светозар Святополк Святослав
Святослава Світлана Севастьян Селиван Селиверст Семен Семибор Серафим Сергей Сергій Сигизмунд Сидор Сила Силантий Сильвестр Симон Синклитикия Синьоок
Слави Славолюб Славомир Славута Сміяна Сніжан Сніжана Сократ Сологуб Соломон Соломія Соня София Софон Софрон Софія Спартак Спиридон Станимир Станислав
Станислава Станіслав Стево Степан Стефан Стефаній Стожар Стоян Сюзана Таисия Тамара Тарас Татьяна Таїсія Твердислав Творимир Терентий Тетяна Тимофей
Тимофій Тимур Тиміш Тит Тихон Тодор Трајко Трифон Трофим Тур Ульян Ульяна Устим Устин Устина Фадей Фаина Фаїна Феврония Февронія Федор Федора Федосий
Федот Феликс Феодосія Феоктист Феофан Ферапонт Филарет Филимон Филипп Фирс Флорентин Фока Фома Фортунат Фотий Фрол Фёкла Харитина Харитон Харлампий
Хвалимир Хорив Христина Христијан Христо Христофор Христя Цвета Чеслав Чорнота Щастислав Щек Эдуард Элеонора Эмилия Эмиль Эммануил Эраст Эрнест Эрнст
Ювеналий Юлиан Юлий Юлия Юліан Юліанна Юлія Юрий Юрій Юстина Юхим Юхима Юхимія Яков Якуб Яна Януарий Ярема Ярина Яровид Яромил Яромир Ярополк Ярослав
Ярослава`

/** Family names of many, one of whom stands for a country: another of them does not. */
export const COMMON_SURNAMES =
  'Albanese Blair Carney Castro Costa Duda Ford Frederiksen Gallant Machado Marcos Merz Moore Mueller Ortega Petro Renault Santos Schroeder Scholz Shah Wagner Yunus'

/** Before the one name of somebody or of a storm: popes, kings, saints, hurricanes. */
export const SINGLE_NAMES = `pope papst papa pape paus papiez papez pave paven paavi king queen prince princess konig konigin prinz prinzessin rey reina principe princesa infanta roi reine re regina principessa
   rei rainha koning koningin kung kungen kong kongen dronning krol krolowa ksiaze kral kralovna krall st saint san santa sao sankt sveti svaty swiety
   hurricane storm cyclone typhoon hurrikan orkan sturm sturmtief tief zyklon taifun huracan tormenta borrasca ciclon tifon dana ouragan tempete cyclone typhon uragano tempesta ciclone
   uss hms tifone furacao tempestade tufao orkaan huragan cyklon tajfun uragan`

/** Given names of languages whose words take prefixes and endings. */
export const GIVEN_NAMES_GLUED: Readonly<Record<string, string>> = {
  ar: 'محمد|أحمد|احمد|محمود|مصطفى|علي|حسن|حسين|حسام|خالد|عمر|عمرو|يوسف|إبراهيم|ابراهيم|إسماعيل|سعيد|سعد|سامي|سمير|طارق|كريم|ياسر|ياسين|أيمن|أمين|أنور|أشرف|عادل|عماد|عصام|هشام|وليد|زياد|رامي|ماجد|ناصر|نبيل|فهد|فيصل|سلمان|بندر|تركي|جمال|جابر|رشيد|رضا|صالح|صلاح|بدر|بلال|حمزة|عثمان|هاني|باسم|جورج|إيلي|ميشال|جوزيف|بيار|مريم|فاطمة|عائشة|زينب|نور|سارة|ليلى|هند|منى|هدى|سلمى|رانيا|دينا|نادية|أمل|ريم|عبد (?:الله|الرحمن|العزيز|الكريم|القادر|الحميد|الرزاق|السلام|الفتاح)|عبدالله|عبدالرحمن|عبدالعزيز',
  fa: 'محمد|علی|حسن|حسین|رضا|مهدی|امیر|حمید|سعید|مجید|اکبر|اصغر|احمد|محمود|مسعود|مصطفی|مرتضی|عباس|ابراهیم|بهرام|بهروز|پرویز|جواد|هادی|داریوش|کاظم|ناصر|فرهاد|آرش|بابک|فاطمه|زهرا|مریم|لیلا|سارا|نرگس|شیرین|مینا|پروانه|عبدالله',
  he: 'יוסי|יוסף|משה|דוד|דני|דניאל|אבי|אברהם|יעקב|יצחק|שלמה|אלי|אליהו|רון|רוני|עמית|איתי|אורי|עומר|נועם|גיא|טל|שי|רפי|שמעון|מיכאל|יונתן|חיים|אהרון|נתן|שרה|רחל|רבקה|מירי|מיכל|נועה|רונית|ענת|יעל|תמר|אורית|שירה|דנה|ליאת|עדי',
}
