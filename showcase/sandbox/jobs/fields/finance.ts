import type { Field } from '../field.ts';

export const finance = {
  label: 'Finance',
  tag: 'accounting-finance-jobs',
  pay: [44_000, 72_000],
  tasks: [
    'Help with the monthly closing and find the entries that do not match',
    'Build models in spreadsheets that a colleague can follow without you',
    'Read annual reports and sum up each on one page',
    'Check invoices, receipts and contracts against each other',
    'Prepare figures for the auditors and answer their first questions',
    'Forecast cash for the next thirteen weeks and compare it with what came',
    'Automate one report that is still put together by hand',
    'Sit in on client meetings and write the notes',
  ],
  brings: [
    'Course work in finance, accounting, economics or mathematics',
    'Care with details and with other people’s money',
    'Good command of spreadsheets; some SQL or Python is welcome',
    'Discretion',
    'The courage to say that a number looks wrong',
    'A calm way with deadlines',
  ],
  gets: [
    'Training for your first professional exam, fees paid',
    'A desk next to the controller, who likes questions',
    'Overtime that is paid or given back',
    'A full pass through three teams',
    'An offer to return next summer, if you and we agree',
  ],
  postings: [
    {
      title: 'Finance Intern',
      company: 'Cedar Valley Credit Union',
      city: 'Des Moines',
      who: 'Cedar Valley is a credit union with 61,000 members and eleven branches.',
      project:
        'You will find out which small loans help members most when a car breaks down, from five years of repayments.',
    },
    {
      title: 'Investment Analyst Internship',
      company: 'Stonebrook Capital',
      city: 'Boston',
      who: 'Stonebrook invests for teachers and fire fighters, with a horizon of thirty years.',
      project:
        'You will analyse one industry, present three companies to the committee and defend your view.',
    },
    {
      title: 'Accounting Intern',
      company: 'Hadley, Cruz & Stein',
      city: 'San Antonio',
      who: 'Hadley, Cruz & Stein keeps the books of 240 restaurants and shops.',
      project:
        'You will take over the monthly books of four small clients under supervision, one of them a bakery that pays in breakfast.',
    },
    {
      title: 'Financial Planning Internship',
      company: 'Evenkeel Planning',
      city: 'Kansas City',
      who: 'Evenkeel gives advice for a fee and sells no products.',
      project:
        'You will build the worksheet with which a young family sees what a house would do to its budget.',
    },
    {
      title: 'Audit Intern',
      company: 'Brightwater Partners',
      city: 'Philadelphia',
      who: 'Brightwater audits hospitals, museums and universities.',
      project: 'You will join two audits on site, and test how gifts and grants are recorded.',
    },
    {
      title: 'Risk Management Intern',
      city: 'Charlotte',
      who: 'A regional bank with branches in four states offers a place in its credit risk team.',
      project: 'You will test how the loan book would stand a drought, county by county.',
    },
    {
      title: 'Fintech Operations Intern',
      company: 'Penny Harbor',
      city: 'Salt Lake City',
      who: 'Penny Harbor moves savings of small amounts for people who are paid by the week.',
      project:
        'You will look into the payments that fail, sort them by cause and get the largest group down by half.',
    },
    {
      title: 'Corporate Treasury Internship',
      company: 'Ironwood Foods',
      city: 'Cincinnati',
      who: 'Ironwood makes pasta and sauces in six plants and buys wheat in four currencies.',
      project: 'You will rebuild the weekly cash forecast so that plants fill it in within ten minutes.',
    },
    {
      title: 'Tax Intern',
      company: 'Oakes & Daughters',
      city: 'Sacramento',
      who: 'Oakes & Daughters prepares tax returns for farmers, musicians and others whose income jumps.',
      project: 'You will help in the free tax clinic and prepare returns that an adviser checks with you.',
    },
    {
      title: 'Sustainable Finance Intern',
      company: 'Greenledger',
      city: 'San Francisco',
      who: 'Greenledger checks whether bonds that call themselves green are so.',
      project:
        'You will read the reports behind ten bonds and rate what was promised against what was built.',
    },
    {
      title: 'Insurance and Actuarial Intern',
      company: 'Prairie Mutual',
      city: 'Hartford',
      who: 'Prairie Mutual has insured barns and houses since 1911.',
      project:
        'You will fit a model for hail damage on forty years of claims and compare it with the one in use.',
    },
  ],
} as const satisfies Field;
