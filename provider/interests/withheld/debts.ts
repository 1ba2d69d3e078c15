/** Help with debts, lenders and collectors: words that the lists of the single languages lack. */
export const DEBTS: readonly string[] = [
  // English
  'debt counsel*,debt advice,debt adviser*,debt advisor,debt consolidat*,debt settlement*,debt charit*,debt repayment plan*,debt helpline*,debt problem*,debt support,debt worr*,debt stress,debt crisis help,consolidate debt*,consolidating debt*,paying off my debt*,bailiff*,debt enforcement',
  // German
  'schulden,schuldenhilfe*,schuldnerhilfe*,schuldenerlass*,schuldenabbau*,schuldensanierung*,schuldenregulierung*,entschuldung*,umschuldung*,schuldeneintreib*,geldeintreib*,kurzzeitkredit*,minikredit*,kredite zusammen*,sofortkredit*',
  // French
  'personnes endett*,endettement personnel,endettement des menages,conseil endettement,conseil* en dette*,mediation de dette*,mediateur de dette*,allegement de dette*,consolidation de dette*,agence de recouvrement,agences de recouvrement,societe de recouvrement,societes de recouvrement,recouvrement de creance*,insolvab*,regroupement de credit*,regroupement de pret*,pret sur salaire,prets sur salaire,avance sur salaire,mini credit,mini prets,mini pret urgent',
  // Spanish
  'asesor* de deuda,asesor* en deuda*,asesoria* de deuda*,asesoria* en deuda*,alivio de deuda,condonacion de deuda,consolidacion de deuda,consolidar deuda*,reunificacion de deuda,gestion de cobro,gestor* de cobro*,agencia de cobro*,agencias de cobro*,agencia de cobranza*,agencias de cobranza*,prestamo* de dia de pago,prestamo* rapido*,minicredito*,microprestamo*',
  // Italian
  'consulen* del debito,consulen* debito,consolidamento debit*,consolidamento del debito,esattore,esattori,agenzia di recupero credit*,agenzie di recupero credit*,piano del consumatore,prestito veloce,prestiti veloci,mini prestito,mini prestiti,anticipo sullo stipendio',
  // Portuguese
  'aconselhamento de divida,consultor* de divida,consolidacao de divida,credito consolidado,creditos consolidados,consolidar credito*,renegociacao de divida,renegociar divida,perdao de divida,alivio de divida,cobranca de divida,cobrador* de divida,empresa de cobranca*,empresas de cobranca*,agencia de cobranca*,emprestimo rapido,emprestimos rapidos,emprestimo* ate o dia do pagamento,adiantamento de salario',
  // Japanese
  '*債務相談*,*債務カウンセ*,*債務免除*,*債務超過*,*おまとめローン*,*取り立て屋*,*取立屋*,*取立て屋*,*債権取立*,*破産*,*支払不能*,*支払い不能*,*ペイデイローン*,*給料日ローン*,*給料ファクタリング*,*給与ファクタリング*',
  // Chinese, in simplified and in traditional characters
  '*讨债*,*討債*,*催债*,*催債*,*追债*,*追債*,*资不抵债*,*資不抵債*,*发薪日*贷*,*發薪日*貸*,*债务协商*,*債務諮詢*,*債務諮商*,*債務顧問*,*債務協商*,*債務整合*,*債務舒緩*,*債務減免*,*破產*,*欠債*',
  // Arabic
  'ديون,مستشار ديون,مستشار الديون,تخفيف ديون,تحصيل ديون,توحيد ديون,محصل ديون,محصلو ديون,*إفلاس*,قرض يوم الدفع,قروض يوم الدفع,قرض الراتب,قروض الراتب,قروض يوم الراتب,سلفة على الراتب',
  // Hindi
  '*ऋण परामर्श*,*ऋण सलाह*,*ऋण राहत*,*ऋण माफी*,*ऋण समेकन*,*ऋण वसूली*,*ऋण मुक्ति*,*ऋणमुक्ति*,*ऋणग्रस्त*,*वसूली एजेंट*,*रिकवरी एजेंट*,*लोन वसूली*,*लोन रिकवरी*,*पेडे लोन*,*पे डे लोन*,*वेतन दिवस ऋण*,*वेतन दिवस लोन*,*डेट काउंसल*',
];
