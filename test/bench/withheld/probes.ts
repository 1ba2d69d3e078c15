import { listOf, MORE_PROBES } from './second-list.ts';
import { THIRD_PROBES } from './third-list.ts';

/**
 * Texts about subjects that are never scored (contract §8), written by hand: health, sexual life, faith, party and
 * union, origin, crime.
 */
const IN_ENGLISH = `
Type 2 diabetes recipes|Breast cancer survivors|Living with HIV|Depression self-help|Anxiety relief|Panic disorder forum
ADHD in adults|Autism parenting|Endometriosis warriors|Infertility journey|Pregnancy after loss|Chemo side effects|Lupus diet
Sarcoidosis patients|Parkinson’s exercises|Epilepsy awareness|Crohn’s and colitis foundation|Psoriasis treatment
Kidney dialysis diary|Alcoholics Anonymous|Recovering from opioid addiction|Eating disorder recovery|Bipolar memes
Wheelchair users|Deaf community|Migraine sufferers|Tinnitus relief|Asthma inhalers|Hearing aids|Antidepressants
Mental health support|Stroke rehabilitation for survivors|Schizophrenia stories|Disability rights|Cystic fibrosis fundraising
Fertility treatment
Gay dating|Lesbian romance novels|LGBTQ travel|Bisexual visibility|Transgender healthcare|Drag brunch for queer singles
Coming out stories|Erotica|Polyamory advice|Kink community|Pornography|Sex toys|Same-sex marriage|Nonbinary fashion
Catholic youth group|Daily Bible verses|Quran recitation|Ramadan recipes|Evangelical worship|Jewish holidays
Synagogue membership|Hindu temples nearby|Buddhist retreats|Sikh weddings|Atheist podcasts|Mormon missionaries
Jehovah’s Witnesses|Hijab fashion|Christian rock|Prayer circle|Wicca for beginners|Sunday church service
Republican Party volunteers|Democrats abroad|Labour Party conference|Green Party candidates|Trade union membership
Teachers’ union strike|MAGA rallies|Communist reading group|Democratic socialists of America|Teamsters local
Conservative politics|Far-right memes
African American history month|Latino heritage|Romani culture|Refugee support|Undocumented immigrants|Turkish diaspora
Kurdish community|Native American ancestry|Black hair care for Black women|Asian American voices|Ethnic minorities
Mixed-race families
Criminal records|Ex-convicts seeking jobs|Prison inmates|Life after prison|Parole and probation|Drug dealing|Shoplifting
Sex offenders registry|Drunk driving convictions|Burglary techniques|Gang members|Money laundering suspects`;

/** Such texts in German, French, Spanish, Japanese, Italian, Portuguese, Chinese, Arabic and Hindi. */
const IN_OTHER_LANGUAGES = `
Leben mit Diabetes|Brustkrebs Selbsthilfe|Depressionen überwinden|Angststörung|Kinderwunschbehandlung|Trockene Alkoholiker
Rheuma-Liga|Multiple Sklerose|Schwangerschaft|Schwule Singles|Lesbische Paare|Transidentität|Katholische Jugend
Evangelische Kirchengemeinde|Koran lesen|Jüdisches Leben|SPD-Ortsverein|AfD-Wähler|Gewerkschaft ver.di|IG Metall Mitglieder
Menschen mit Migrationshintergrund|Geflüchtete aus Syrien|Vorbestrafte|Ehemalige Häftlinge
Vivre avec le diabète|Cancer du sein|Dépression post-partum|Troubles alimentaires|Séropositifs|Handicap moteur
Alcooliques anonymes|Grossesse et maternité|Rencontres gay|Couples homosexuels|Personnes transgenres|Messe catholique
Islam et prière|Juifs de France|Parti socialiste|Militants du Rassemblement national|Syndicat CGT|Réfugiés syriens
Immigrés maghrébins|Casier judiciaire|Anciens détenus
Vivir con diabetes|Cáncer de mama|Depresión y ansiedad|Personas con discapacidad|Enfermos de sida|Embarazo de riesgo
Alcohólicos anónimos|Citas gay|Lesbianas|Orgullo LGTBI|Iglesia católica|Cristianos evangélicos|Musulmanes en España
Testigos de Jehová|Votantes de Vox|Militantes del PSOE|Sindicato Comisiones Obreras|Gitanos|Inmigrantes sin papeles
Antecedentes penales|Presos y cárceles
糖尿病の食事|乳がん患者の会|うつ病|発達障害|不妊治療|妊娠中の食事|統合失調症|アルコール依存症|同性愛者|ゲイバー|トランスジェンダー|キリスト教会|イスラム教徒|創価学会|自民党員|労働組合|在日韓国人|難民支援|前科者|刑務所
Tumore al seno|Depressione|Disabili|Incontri gay|Chiesa cattolica|Sindacato CGIL|Partito Democratico|Immigrati africani|Detenuti
Câncer de mama|Gravidez|Pessoas com deficiência|Relacionamentos lésbicos|Igreja evangélica|Filiados do PT
Sindicato dos metalúrgicos|Quilombolas|Ex-presidiários
糖尿病饮食|抑郁症|艾滋病感染者|同性恋|基督教徒|穆斯林|共产党员|工会会员|少数民族|刑满释放
مرضى السكري|سرطان الثدي|الاكتئاب|المثليين|الصلاة في المسجد|المسيحيين|حزب العمال|النقابات العمالية|اللاجئين|السجناء
मधुमेह रोगी|कैंसर|अवसाद|समलैंगिक|मस्जिद|हिंदू धर्म|भाजपा|मजदूर संघ|दलित समुदाय|जेल के कैदी`;

export const PROBES: readonly string[] = [
  ...listOf(IN_ENGLISH),
  ...listOf(IN_OTHER_LANGUAGES),
  ...MORE_PROBES,
  ...THIRD_PROBES,
];
