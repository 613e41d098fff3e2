import { formatLongDate, formatShortDateTime } from '../dates'

const names = { privacy: 'Privacy policy', terms: 'Terms and conditions' }

export const teamPolicies = {
  title: 'Policies',
  lede: 'Each policy has versions. A version is in force from the day that you enter, and stays readable after it.',
  back: 'All policies',
  /** Also in the log. */
  names,
  heads: { policy: 'Policy', inForce: 'In force', coming: 'Coming' },
  draft: 'Draft to publish',
  outdated: (languages: string[]) => `English text is newer: ${languages.join(', ')}`,
  outdatedHint:
    'Pages in these languages show the translation of an earlier version and say so. Correct the fields below and publish them.',
  inForce: (number: number, day: string) =>
    `Version ${number}. In force since ${formatLongDate(day)}.`,
  since: (number: number, day: string) => `Version ${number}, since ${formatLongDate(day)}`,
  from: (number: number, day: string) => `Version ${number}, from ${formatLongDate(day)}`,
  noComing: 'No coming version',
  fields: {
    labels: {
      body: 'Text',
      bodyIn: (language: string) => `Text in ${language}`,
      summary: 'What changes',
      effectiveFrom: 'In force from',
      confirmation: 'Name of the policy, if it is in force today',
    },
    hints: {
      body: 'Empty: the original text. New releases do not change a text that you publish, so compare it with the original after an update.',
      confirmation: (name: string) =>
        `Type “${name}” to publish a version that is in force today. You cannot take it back.`,
      translation:
        'Empty: the original translation. An unchanged translation stays on the page, which then says that the English text applies.',
      summary: 'One paragraph, which users read before the version is in force.',
    },
    dayHints: {
      privacy:
        'Today or later. Users are told when you publish, so leave them time to read. A version in force cannot be withdrawn.',
      terms:
        'Today or later. The original terms promise an email 14 days before a change: ask a manager to send an announcement. A version in force cannot be withdrawn.',
    },
  },
  editor: {
    hint: 'The draft is saved while you type. Visitors see nothing until you publish.',
    published: 'There is nothing to publish.',
  },
  coming: {
    heading: 'Coming version',
    hint: 'The page announces it, and users are told once after they log in. To change it, withdraw it and publish again.',
    withdraw: 'Withdraw this version',
  },
  history: {
    heading: 'Versions',
    version: (number: number) => `Version ${number}`,
    original: 'The original text',
    day: (day: string) => `From ${formatLongDate(day)}`,
    by: (name: string, time: Date) => `Published by ${name}, ${formatShortDateTime(time)}`,
    someone: 'a former colleague',
    inForce: 'In force',
    coming: 'Coming',
    withdrawn: 'Withdrawn',
  },
  preview: {
    title: 'Preview the draft',
    named: (name: string) => `Preview: ${name}`,
    notice: 'This is a preview of the draft. Visitors see nothing until you publish it.',
    back: 'Back to the policy',
  },
  results: {
    inForce: 'Published. Visitors see it within two seconds.',
    coming: (day: string) => `Published. In force from ${formatLongDate(day)}.`,
    withdrawn: 'Withdrawn. Its summary and day are in the draft.',
  },
}
