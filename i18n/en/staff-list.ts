import { formatShortDate } from '../dates'

export const staffList = {
  heading: 'Upload a staff list',
  lede: 'Take the list from your school’s spreadsheet. We show what will happen, and nothing happens before you confirm.',
  template: 'Download the template (CSV)',
  file: 'Staff list (CSV or XLSX)',
  paste: 'Or paste the rows here',
  hint: (most: number) =>
    `with the headings in the first row; name and email are needed; at most ${most} teachers`,
  check: 'Check the list',
  checking: 'Checking...',
  empty: 'Choose a file, or paste the rows.',
  unreadable: 'We cannot read this file. Save it as CSV or XLSX, then choose it again.',
  failed: 'We could not check the list. Try again.',
  plan: 'What will happen',
  nothing: 'Your school already has everything in this list.',
  columns: {
    name: 'name',
    email: 'email',
    phone: 'phone',
    employeeNumber: 'employee number',
    subject: 'subject',
    joiningDay: 'joining date',
  },
  row: (row: number, name: string, email: string) => `Row ${row}: ${name}, ${email}`,
  changedRow: (row: number, name: string, columns: string) => `Row ${row}: ${name} (${columns})`,
  problemsHeading: (count: number) =>
    count === 1
      ? '1 mistake. We leave this row out.'
      : `${count} mistakes. We leave these rows out.`,
  problems: {
    nameMissing: (row: number) => `Row ${row}: the name is missing.`,
    nameInvalid: (row: number, text: string) => `Row ${row}: “${text}” cannot be a name.`,
    emailMissing: (row: number) => `Row ${row}: the email is missing.`,
    emailInvalid: (row: number, text: string) => `Row ${row}: “${text}” is not an email address.`,
    emailTwice: (row: number, text: string) => `Row ${row}: ${text} is already in a row above.`,
    phoneInvalid: (row: number, text: string) =>
      `Row ${row}: “${text}” is not a phone number with 10 digits.`,
    employeeNumberInvalid: (row: number, text: string) =>
      `Row ${row}: “${text}” cannot be an employee number.`,
    employeeNumberTwice: (row: number, text: string) =>
      `Row ${row}: the employee number ${text} is already in a row above.`,
    subjectInvalid: (row: number, text: string) => `Row ${row}: “${text}” cannot be a subject.`,
    joiningDayInvalid: (row: number, text: string) =>
      `Row ${row}: “${text}” is not a joining date. Write it as 31-12-2025.`,
  },
  added: (count: number) =>
    count === 1 ? '1 new teacher gets an invitation.' : `${count} new teachers get an invitation.`,
  seats: (free: number) =>
    free === 1
      ? '1 seat is free. The others can join when a seat becomes free.'
      : `${free} seats are free. The others can join when a seat becomes free.`,
  changed: (count: number) =>
    count === 1 ? 'The details of 1 teacher change.' : `The details of ${count} teachers change.`,
  same: (count: number) =>
    count === 1 ? '1 teacher stays as now.' : `${count} teachers stay as now.`,
  missing: (count: number) =>
    count === 1
      ? '1 teacher of your school is not in the list.'
      : `${count} teachers of your school are not in the list.`,
  missingHint:
    'They keep their seats. Tick those who left the school: they lose their seats and get an email about it.',
  confirm: 'Confirm the list',
  confirming: 'Saving...',
  confirmFailed: 'We could not save the list. Try again.',
  done: (invited: number, changed: number) =>
    `The list is saved. Invitations: ${invited}. Changed details: ${changed}.`,
  unsentHeading: 'These teachers did not get an email:',
  unsent: {
    declined: (name: string, email: string) =>
      `${name} (${email}) does not want invitations by email. Share the link instead.`,
    limitReached: (name: string, email: string) =>
      `${name} (${email}): no more emails today. Upload the list again tomorrow.`,
  },
  removed: 'These teachers lost their seats. You can undo this for a day.',
  restore: 'Give the seat back',
  restoreOf: (name: string) => `Give the seat back to ${name}`,
  undo: {
    text: (at: Date) =>
      `You uploaded a staff list on ${formatShortDate(at)}. You can undo it for a day: unused invitations end, and changed details come back.`,
    label: 'Undo the staff list',
    undone: (at: Date) => `The staff list of ${formatShortDate(at)} is undone.`,
    done: (withdrawn: number, restored: number) =>
      `The staff list is undone. Cancelled invitations: ${withdrawn}. Details that came back: ${restored}.`,
  },
}
