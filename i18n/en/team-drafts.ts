import { formatMonth } from '../dates'

type DraftLimitValues = {
  textsPerUserDay: number
  textsPerSchoolMonth: number
  textsPerSiteMonth: number
}

export const teamDrafts = {
  title: 'AI texts',
  lede: 'How many texts the AI model wrote, and what they cost. We store no content here.',
  model: (model: string) => `The model is ${model}.`,
  noModel: 'No AI provider is set, so drafts come from templates only.',
  limits: ({ textsPerUserDay, textsPerSchoolMonth, textsPerSiteMonth }: DraftLimitValues) =>
    `Limits: ${textsPerUserDay} a day for a user, ${textsPerSchoolMonth} a month for a school, ${textsPerSiteMonth} a month for the site.`,
  months: 'By month',
  schools: 'Schools with the most texts this month',
  none: 'The model has written nothing yet.',
  heads: {
    month: 'Month',
    school: 'School',
    texts: 'Texts',
    inputTokens: 'Input tokens',
    outputTokens: 'Output tokens',
    rupees: 'Cost in rupees',
  },
  month: (period: string) => formatMonth(period.slice(0, 7), true),
  rupees: (amount: number) => amount.toFixed(2),
}
