import { formatLongDate } from '../dates'

type ConnectedMembers = { all: number; connected: number }

export const schoolLogin = {
  title: 'School login',
  lede: 'Teachers log in with their school accounts. At the first login, they can take a seat.',
  off: 'This site offers no such login at the moment. Your teachers join by invitation.',
  accounts: {
    heading: 'School accounts',
    none: 'We do not know yet which accounts are your school’s. Add their email domain, or confirm your Google Workspace or Microsoft 365.',
    kinds: {
      domain: 'Email domain',
      google: 'Google Workspace',
      microsoft: 'Microsoft 365',
    },
    confirmed: 'Confirmed. Teachers with such an account can join.',
    waiting: 'Not proved yet. Nobody can join with it.',
    missing:
      'We no longer find the TXT record, so nobody can join. Add it again, or the domain ends after three days.',
    students:
      'Do students have such accounts too? Then they can take seats as well. Remove them under Teachers; they cannot join again by themselves.',
    steps:
      'Add this record where your school manages its domain. Then check it here. A new record may need an hour.',
    recordOf: (domain: string) => `DNS record for ${domain}`,
    columns: { type: 'Type', name: 'Name', value: 'Value' },
    check: 'Check the record',
    checkOf: (domain: string) => `Check the record of ${domain}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removeText: 'Nobody can join with it any more. Your teachers keep their seats.',
    removeButton: 'Remove this account type',
  },
  domain: {
    heading: 'Add an email domain',
    field: 'Domain',
    hint: 'What comes after @ in your teachers’ addresses, such as vidyamandir.in.',
    button: 'Add the domain',
  },
  organisation: {
    heading: 'Confirm Google Workspace or Microsoft 365',
    text: 'Your own school account shows us which Google Workspace or Microsoft 365 is your school’s.',
    connect: 'Connect your school account',
    yours: (kind: string) => `Your school’s ${kind}:`,
    by: (email: string) => `As your account ${email} shows`,
    button: 'Confirm that it is ours',
    old: 'You used this account more than an hour ago. Log in with it again, then confirm it here.',
  },
  requirement: {
    heading: 'Only school accounts',
    off: 'Teachers can log in with a password or with a school account.',
    on: (provider: string) => `Teachers of your school can log in with ${provider} only.`,
    paused:
      'You require school accounts, but no login can show one at the moment. So passwords work.',
    text: 'If you require school accounts, a password or passkey alone no longer logs a teacher in. Coordinators keep their passwords. Logins that are open now stay open.',
    connected: ({ all, connected }: ConnectedMembers) =>
      `${connected} of ${all} members have connected their school account.`,
    turnOn: 'Require school accounts',
    turnOff: 'Allow passwords again',
  },
  waiting: {
    heading: (count: number) =>
      count === 1 ? '1 teacher waits for a seat' : `${count} teachers wait for a seat`,
    text: 'They logged in with a school account when all seats were taken. Once a seat is free, we offer it at their next login.',
    since: (day: Date) => `Since ${formatLongDate(day)}`,
  },
  required: {
    notice: (provider: string) =>
      `Your school asks its teachers to log in with ${provider}. Your password alone no longer works.`,
    connect: 'Connect your school account',
  },
  results: {
    added: 'The domain is added. Now add its record.',
    confirmed: 'Confirmed. Teachers with such an account can join at their first login.',
    removed: 'Removed. Your teachers keep their seats.',
    required: 'From now on, your teachers log in with school accounts only.',
    optional: 'Your teachers can log in with their passwords again.',
  },
}
