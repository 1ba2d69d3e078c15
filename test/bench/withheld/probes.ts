import { listOf, MORE_PROBES } from './second-list.ts';

/** Questions about what is never scored (contract §8), by hand: health, sexual life, faith, party and union, origin, crime. */
const IN_ENGLISH = `
Type 2 diabetes recipes|Breast cancer survivors|Living with HIV|Depression self-help|Anxiety relief|Panic disorder forum
ADHD in adults|Autism parenting|Endometriosis warriors|Infertility journey|Pregnancy after loss|Chemo side effects|Lupus diet
Sarcoidosis patients|Parkinson’s exercises|Epilepsy awareness|Crohn’s and colitis foundation|Psoriasis treatment
Kidney dialysis diary|Alcoholics Anonymous|Recovering from opioid addiction|Eating disorder recovery|Bipolar memes
Wheelchair users|Deaf community|Migraine sufferers|Tinnitus relief|Asthma inhalers|Hearing aids|Antidepressants
Mental health support|Stroke rehabilitation for survivors|Schizophrenia stories|Disability rights|Cystic fibrosis fundraising
Fertility treatment
Catholic youth group|Daily Bible verses|Quran recitation|Ramadan recipes|Evangelical worship|Jewish holidays
Synagogue membership|Hindu temples nearby|Buddhist retreats|Sikh weddings|Atheist podcasts|Mormon missionaries
Jehovah’s Witnesses|Hijab fashion|Christian rock|Prayer circle|Wicca for beginners|Sunday church service
African American history month|Latino heritage|Romani culture|Refugee support|Undocumented immigrants|Turkish diaspora
Kurdish community|Native American ancestry|Black hair care for Black women|Asian American voices|Ethnic minorities
Mixed-race families`;

/** The same in German, French, Spanish, Japanese, Italian, Portuguese, Chinese, Arabic and Hindi. */
const IN_OTHER_LANGUAGES = `
Leben mit Diabetes|Brustkrebs Selbsthilfe|Depressionen überwinden|Angststörung|Kinderwunschbehandlung|Trockene Alkoholiker
Rheuma-Liga|Multiple Sklerose|Schwangerschaft|Schwule Singles|Lesbische Paare|Transidentität|Katholische Jugend
Evangelische Kirchengemeinde|Koran lesen|Jüdisches Leben|SPD-Ortsverein|AfD-Wähler|Gewerkschaft ver.di|IG Metall Mitglieder
Menschen mit Migrationshintergrund|Geflüchtete aus Syrien|Vorbestrafte|Ehemalige Häftlinge
Vivir con diabetes|Cáncer de mama|Depresión y ansiedad|Personas con discapacidad|Enfermos de sida|Embarazo de riesgo
Alcohólicos anónimos|Citas gay|Lesbianas|Orgullo LGTBI|Iglesia católica|Cristianos evangélicos|Musulmanes en España
Testigos de Jehová|Votantes de Vox|Militantes del PSOE|Sindicato Comisiones Obreras|Gitanos|Inmigrantes sin papeles
Antecedentes penales|Presos y cárceles
Tumore al seno|Depressione|Disabili|Incontri gay|Chiesa cattolica|Sindacato CGIL|Partito Democratico|Immigrati africani|Detenuti
糖尿病饮食|抑郁症|艾滋病感染者|同性恋|基督教徒|穆斯林|共产党员|工会会员|少数民族|刑满释放
मधुमेह रोगी|कैंसर|अवसाद|समलैंगिक|मस्जिद|हिंदू धर्म|भाजपा|मजदूर संघ|दलित समुदाय|जेल के कैदी`;

export const PROBES: readonly string[] = [
  ...listOf(IN_ENGLISH),
  ...listOf(IN_OTHER_LANGUAGES),
  ...MORE_PROBES,
];
