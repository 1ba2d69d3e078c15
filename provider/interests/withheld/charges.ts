import type { Together } from '../together.ts';

/** An offence beside an accusation, a trial, a plea or a record: one of them alone is news or a story. */
export const CHARGES: readonly Together[] = [
  {
    one: 'assault,theft,shoplifting,fraud,burglary,robbery,dui,dwi,possession of,affray,criminal damage,vandalism,harassment,stalking,arson,manslaughter,hit and run,embezzlement,forgery,trespass*,threats,perjury,fare dodging,benefit fraud,gbh,abh,drink driving,careless driving,speeding,drugs',
    other:
      'court date,in court,on trial,first court,charged,accused,convicted,conviction,plead,pleading,plea,sentence,sentenced,sentencing,my solicitor,caution,cautioned,on bail,trial,arrested,summons,hearing,my son,my brother,my husband,found guilty,first offence,first offense',
  },
  {
    one: 'korperverletzung,diebstahl,betrug,einbruch,raub,besitz,sachbeschadigung,beleidigung,notigung,bedrohung,fahrerflucht,unfallflucht,trunkenheit*,urkundenfalschung,unterschlagung,schwarzfahren,hehlerei,brandstiftung,steuerhinterziehung,btm',
    other:
      'anzeige,angezeigt,angeklagt,anklage,vorgeworfen,vorwurf,gericht,gerichtstermin,strafbefehl,verurteilt,verurteilung,geldstrafe,bewahrung,vorladung,vorstrafe,anwalt,verteidig*,mein sohn',
  },
  {
    one: 'violences,coups et blessures,vol,escroquerie,recel,degradations,menaces,harcelement,stupefiants,conduite,delit de fuite,outrage,rebellion,faux,usage de faux,agression,cambriolage,fraude',
    other:
      'comparution,prevenu,poursuivi,poursuivie,accuse,accusee,jugement,juge pour,condamne,condamnee,plainte contre moi,convocation,audience,casier,sursis,garde a vue,mis en cause,rappel a la loi,composition penale,crpc,plaider coupable',
  },
  {
    one: 'lesiones,hurto,robo,estafa,amenazas,apropiacion indebida,allanamiento,desobediencia,trafico de drogas,conduccion temeraria,alcoholemia,maltrato,blanqueo,coacciones,receptacion',
    other:
      'denunciado,denunciada,denuncia contra mi,acusado,acusada,imputado,imputada,juicio,juicio rapido,condenado,condenada,condena,conformidad,me piden,investigado,investigada,absuelto',
  },
  {
    one: 'lesioni,furto,rapina,truffa,ricettazione,minacce,danneggiamento,stalking,spaccio,guida in stato,percosse,ingiuria,diffamazione,appropriazione indebita,evasione,omicidio stradale,maltrattamenti',
    other:
      'denunciato,denunciata,querelato,querela,indagato,accusato,accusata,imputato,processo,condannato,condanna,patteggiamento,patteggiato,udienza,rinviato a giudizio,assolto,avviso di garanzia',
  },
  {
    one: 'lesao corporal,furto,roubo,estelionato,ameaca,receptacao,desacato,trafico,direcao perigosa,embriaguez,injuria,difamacao,calunia,falsificacao,porte de arma,posse,contrabando',
    other:
      'denunciado,denunciada,processado,processada,acusado,acusada,reu,audiencia,condenado,condenada,indiciado,flagrante,inquerito,absolvido,anpp,habeas corpus',
  },
  {
    one: 'jobs,job,hiring,employers,firms,companies,work,renting,apartment,travel,visa,arbeit,arbeiten,jobsuche,ausbildung,wohnung,travailler,emploi,recrutement,entreprises,empresas,trabajo,empleo,trabajar,contratan,aziende,lavoro,lavorare,assumono,trabalho,emprego,empresas,contratam',
    other:
      'criminal record,with a record,felony,felons,felon,misdemeanor,misdemeanour,conviction,convictions,ex offenders,background check,vorstrafe,vorstrafen,vorbestraft,eintrag im fuhrungszeugnis,casier,casier judiciaire,antecedentes penales,precedenti penali,fedina penale,fedina sporca,fedina,ficha suja,antecedentes criminais,passagem pela policia,ex presidiario*,ex detenut*,ex detenu*,ex preso*',
  },
];

/** Agreements with a court, registers of offenders, records: one kind per line, in ten languages. */
export const VERDICTS: readonly string[] = [
  'plea deal*,plea bargain*,plead guilty,pleading guilty,pleaded guilty,guilty plea*,no contest plea,strafbefehl*,verstandigung im strafprozess,tagessatze,geldstrafe,bewahrungsauflage*,bewahrungshelf*,plaider coupable,crpc,composition penale,rappel a la loi,sursis,conformidad penal,juicio rapido,pena de multa,patteggi*,rito abbreviato,decreto penale,fedina penale,acordo de nao persecucao,anpp,transacao penal,sursis processual,*略式命令*,*略式起訴*,*司法取引*,*認罪*,*认罪*,*取保候审*,*缓刑*,*量刑*,*判几年*,*刑拘*,*行政拘留*,*صلح جنائي*,*حكم مع وقف*,*وقف التنفيذ*,*غرامة جنائية*,*प्ली बार्गेन*,*जुर्म क़बूल*,*जुर्म कबूल*',
  'sex offender*,offender register*,offenders register*,megan s law,sexualstraftat*,sexualstraftater*,fijais,fijait,delinquant* sexuel*,delincuente* sexual*,agresor* sexual*,registro de delincuentes,sex offender registry,autore di reati sessuali,criminoso sexual,agressor sexual,*性犯罪*,*性侵*,*猥亵*,*痴漢*,*盗撮*,*التحرش*,*متحرش*,*यौन अपराध*,*छेड़छाड़*,felony,felonies,felon,felons,misdemeanor*,misdemeanour*,with a record jobs,con antecedentes,sin antecedentes,mit vorstrafe,vorbestraft*,avec un casier,casier vierge,con precedenti,com antecedentes,ficha suja,nome na policia,*前科*,*前歴*,*案底*,*有犯罪记录*,*政审*,*سوابق*,*सजायाफ़्ता*,*सज़ायाफ़्ता*,*दाग़ी*,me han denunciado,me denunciaron,me ha denunciado,mi hanno denunciato,sono stato denunciato,fui denunciado,fui processado,wurde angezeigt,bin angezeigt,j ai ete condamne,on m accuse,*被告了*,*被告人*,*被起诉*,*訴えられた*,*被害者に謝罪*,*رفع علي قضية*,*मुझ पर केस*,*केस दर्ज*,*पर मुकदमा*',
  'ed の相談,ed の治療*,ed 薬*,ed 治療*,tuppersex,juguetes eroticos,jouets coquins,sextoy*,giochi erotici,brinquedos eroticos,erotikparty,dildoparty*,*女用玩具*,*男用玩具*,*飞机杯*,*跳蛋*,*震动棒*,*自慰*,*オナホ*,*ローター*バイブ*,*勃起*,*早漏*,*遅漏*,*早泄*,*阳痿*,*العجز الجنسي*,*ضعف الانتصاب*,*سرعة القذف*,*शीघ्रपतन*,*नपुंसक*,*स्तंभन*',
];
