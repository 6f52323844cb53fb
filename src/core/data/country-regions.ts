/**
 * What outlets name in place of their own country: its regions, towns in their cases, parties and public bodies, in the notation of `country-foreign.ts`.
 * Left out is what is a common word, a surname or somewhere else's too: German "Franken" and "Rügen", French "Var", "Manche" and "Vienne", Portuguese "Porto".
 */
export const REGION_LINES: Readonly<Record<string, string>> = {
  de:
    'DE thüring*,westfalen,allgäu*,schwarzwald*,ruhrgebiet*,ostfries*,oberbay*,niederbay*,unterfrank*,oberfrank*,mittelfrank*,erzgebirg*,vogtland*,Lausitz,Eifel,' +
    'Emsland,Spessart,auf Rügen,Insel Rügen,Sylt,mecklenburg*,sächsische schweiz,sächsischen schweiz,fränkische schweiz,fränkischen schweiz,holsteinische schweiz,holsteinischen schweiz,märkische schweiz,' +
    'märkischen schweiz,mecklenburgische schweiz,mecklenburgischen schweiz,bundesgerichtshof*,linkspartei,BSW|AT klagenfurt*,landeshauptmann*,landeshauptfrau*,ORF|CH graubünd*,tessin*,wallis,' +
    'walliser*,luzern*,waadt*,ständerat*,ständerät*,eidgenöss*,eidgenoss*,fedpol,AHV|LI liechtenstein*|IT südtirol*,bozen*|CZ böhmische schweiz,böhmischen schweiz|BE ostbelgi*',
  fr:
    'FR bretagne,Bretons,normandie,normands,occitanie,Corse,Corses,nouvelle-aquitaine,Maine-et-Loire,loire-atlantique,seine-saint-denis,Val-de-Marne,hauts-de-seine,Seine-et-Marne,' +
    'Yvelines,Essonne,Aisne,Allier,Ardèche,Ariège,Aude,Aveyron,Bouches-du-Rhône,Calvados,Cantal,Charente,charente-maritime,Corrèze,Corse-du-Sud,haute-corse,Côtes-d’Armor,Dordogne,Doubs,Drôme,' +
    'Finistère,Gard,Gers,Gironde,haute-garonne,Hérault,Ille-et-Vilaine,Isère,Landes,Loir-et-Cher,Loiret,Lozère,Mayenne,Meurthe-et-Moselle,Morbihan,Moselle,Nièvre,Oise,Puy-de-Dôme,' +
    'haut-rhin,bas-rhin,Saône-et-Loire,Sarthe,Savoie,haute-savoie,haute-loire,haute-vienne,deux-sèvres,Tarn,Tarn-et-Garonne,Vaucluse,Vendée,Vosges,Yonne,à Brest,Bercy,SNCF,LFI,CAC 40,' +
    'conseil constitutionnel|BE flandre*|CH tessin|CA CAQ',
  es:
    'ES andalucía,canarias,navarra,en Aragón,de Aragón,aragones*,Castilla y León,Castilla-La Mancha,baleares,balear,extremeñ*,murcian*,cantabria,Cádiz,El Hierro,' +
    'lanzarote,fuerteventura,guardia civil,audiencia nacional,Congreso de los Diputados,salvamento marítimo,mossos,ertzaintza,ibex,Vox,leonesa,leoneses|MX sedena|AR kirchneris*,BCRA,dólar blue|' +
    'VE chavis*|PE en Lima|CL araucanía|US nueva jersey',
  it:
    "IT toscan*,sardegna,sardo,sardi,piemont*,friuli*,friulan*,trentin*,alto adige,altoatesin*,Valle d'Aosta,valdostan*,basilicata,lucana,lucani,nelle Marche,delle Marche,marchigian*,ligur*,pugliese," +
    "pugliesi,calabres*,genovese,genovesi,torinese,torinesi,bolognes*,fiorentin*,barese,baresi,FdI,fratelli d'italia,m5s,CSM,Csm,Guardia di Finanza,carabinieri,piazza affari,ftse mib,cassazione,inps," +
    'istat,bankitalia,viminale,farnesina|CH canton ticino,berna',
  pt: 'PT minho,alentej*,Açores,açorian*,PSP,GNR,INEM|BR ibovespa,selic,copom,MPF,petista,petistas,bolsonaris*|AO UNITA,MPLA|NZ em Wellington',
  nl:
    'NL noord-brabant,brabantse,limburgse,gelderse,drentse,Assen,Emmen,arnhems*,VVD,D66,PVV,pvda,rijkswaterstaat,KNMI,AEX,binnenhof,prinsjesdag,CBS,marechaussee|US CBS News|BE Luik,luikse,henegouwen,N-VA,' +
    'NMBS,kortrijk*,gentse,leuvense',
  pl:
    'PL mazowsz*,mazowiec*,śląsk*,małopols*,podkarpac*,podlasi*,podlask*,pomorz*,pomorsk*,lubel*,lublin*,Łódź,Łodzi,łódzk*,gdyni*,gdyńsk*,rzeszow*,rzeszów,olsztyn*,Szczecin,Szczecina,Szczecinie,szczecińsk*,bydgoszcz*,bydgosk*,białystok,' +
    'białymstok*,białostoc*,Kielce,Kielcach,Kielc,kieleck*,Radom,Radomia,Radomiu,radomsk*,toruń*,toruni*,Opole,Opolu,Opola,opolsk*,Sosnowiec,Sosnowca,Sosnowcu,częstocho*,wrocławi*,wielkopols*,' +
    'kujaw*,dolnośląsk*,warmińs*,NBP,WIG20,Orlen,Orlenu,PSL,Konfederacja,Konfederacji,TVP,IMGW,CBA,ABW,GDDKiA,ZUS,PKP,RPP,KRS|DE saksoni*,saksońsk*,brandenbur*,bawari*,bawarsk*|CZ Pradze',
  sv:
    'SE småland*,gävle*,luleå*,Nynäshamn,gotländ*,socialdemokraterna,moderaterna,sverigedemokraterna,trafikverket*,SMHI,säpo*,OMXS30,stockholmsbörs*,försäkringskassan*,migrationsverket*,allsvensk*,SHL,SVT,' +
    'kustbevakningen*|NO tromsø|FI Åbo|DK bornholm*',
}
