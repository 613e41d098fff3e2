import { formatShortDateTime } from '../dates'

/** Parents’ enquiries about admission, as the school’s office works on them. */
export const schoolEnquiries = {
  title: 'Admission enquiries',
  lede: 'Parents asked about admission on your website. Call them, then note what you agreed.',
  open: 'Open the admission enquiries',
  filters: 'Show enquiries',
  filter: {
    open: (count: number) => `Open (${count})`,
    new: (count: number) => `New (${count})`,
    called: (count: number) => `Called (${count})`,
    visit: (count: number) => `Visit arranged (${count})`,
    closed: (count: number) => `Closed (${count})`,
  },
  list: 'Enquiries',
  none: 'There are no enquiries here.',
  howTo:
    'To receive enquiries, add the block “Admission enquiry” to a page of your website and publish it.',
  download: 'Download all enquiries (CSV)',
  moment: formatShortDateTime,
  wanted: (className: string, year: string) => `${className}, ${year.replace('-', '–')}`,
  noteOf: (note: string) => `Note: ${note}`,
  change: 'Change',
  changeOf: (name: string) => `Change the enquiry of ${name}`,
  state: 'State',
  states: { new: 'New', called: 'Called', visit: 'Visit arranged', closed: 'Closed' },
  note: 'Note for your office (optional)',
  save: 'Save',
  busy: 'Saving...',
  failure: 'We could not save it. Try again.',
  saved: 'Saved.',
  remove: 'Delete',
  removeOf: (name: string) => `Delete the enquiry of ${name}`,
  removed: 'The enquiry is deleted.',
  older: 'Older enquiries',
  kept: 'We delete an enquiry one year after its last change.',
  columns: [
    ...['Received', 'Name', 'Phone', 'Email', 'Class', 'School year'],
    ...['Question', 'State', 'Note', 'Last change'],
  ],
}
