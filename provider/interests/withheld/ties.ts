import type { Companions } from '../companions.ts';

/** Workers who organise, families of a people, parties at an election: each word is harmless without its companion. */
export const TIES: readonly Companions[] = [
  {
    names:
      'workers,nurses,teachers,drivers,couriers,baristas,cleaners,dockers,miners,railworkers,pflegekräfte,metaller,lokführer,erzieherinnen,busfahrer,lehrkräfte,cheminots,infirmières,infirmiers,profs,enseignants,postiers,soignants,éboueurs,dockers,ouvriers,intermittents,trabajadores,trabajadoras,obreros,estibadores,enfermeras,docentes,profesores,riders,kellys,jornaleros,rider,operai,insegnanti,infermieri,lavoratori,braccianti,facchini,precari,tranvieri,professores,bancários,metalúrgicos,petroleiros,rodoviários,entregadores,servidores,enfermeiros,garis',
    beside:
      'on strike,walk out,walked out,walkout,picket*,strike*,im streik,streik*,im arbeitskampf,en colère,en grève,en lutte,mobilisés,en lucha,en huelga,en pie,in lotta,in sciopero,scioper*,em greve,em luta,paralisa*,assembleia dos,assembleia das,asamblea de,assemblea dei',
  },
  {
    names:
      'malienne,malien,sénégalaise,sénégalais,algérienne,algérien,marocaine,marocain,tunisienne,tunisien,ivoirienne,camerounaise,congolaise,haïtienne,kabyle,turque,kurde,vietnamienne,arménienne,nigerian,ghanaian,somali,jamaican,indian,pakistani,korean,filipino,mexican,nigerianisch,türkisch,kurdisch,syrisch,arabisch,kenianisch,marroquí,senegalesa,venezolana,colombiana,peruana,gitana,marocchina,senegalese,albanese,rumena,nigeriana,angolana,moçambicana,haitiana,boliviana',
    beside:
      'et fière,et bretonne,et française,et français,bretonne et,française et,français et,moitié,halb,mitad,medio,media,metà,mezza,mezzo,metade,meia,y orgullosa,e fiera,e orgulhosa',
  },
  {
    names:
      'labour,plaid,snp,tory,lib dem,sinn fein,spd,cdu,csu,fdp,afd,bsw,pcf,lfi,rn,psoe,pp,vox,podemos,sumar,bildu,pnv,pd,m5s,lega,fdi,avs,pt,psol,psdb,pl,pstu,chega,ps,psd,pcp,npa,eelv,junts,erc',
    beside:
      'vote,voting,voted,voter,votez,wähle,wählen,wählt,gewählt,vota,votar,votare,votaré,voto,tessera del,tessera di,iscritto al,iscritta al,carné del,carnet del,carte du,parteibuch der,membro do,filiado ao,filiada ao,militância do,militante do,militante de,militante del,member of,joined',
  },
  {
    names: 'drag',
    beside:
      'queen*,king*,show*,brunch,bingo,night*,bar,makeup,artist*,performer*,kid*,scene,soirée*,à lyon,à paris,lyon,paris,berlin,köln,madrid,barcelona,milano,roma,lisboa,spectacle*,cabaret',
  },
  {
    names:
      'chueca,le marais,nollendorfplatz,sitges,maspalomas,gaixample,frei caneca,west hollywood,weho,provincetown,fire island,boystown',
    beside:
      'ligue en,ligar en,ligando en,cruising,bars,fiesta,soirée*,party,parties,queer,bear*,drag,pareja de chicos',
  },
  {
    names: 'dad s,stepdad s,father s,stepfather s,mother s,mum s,mom s,husband s,ex s',
    beside: 'fist*,belt,rages,drinking,beatings,violence,abuse',
  },
  {
    names: 'قروض,قرض,أقساط,قسط,ديون,فواتير',
    beside: 'متأخرة,متأخر,متراكمة,متراكم,متعثرة,متعثر',
  },
];
