export const contact = {
  title: 'Contact',
  description: 'Location, phone and email of UNS, and a form to write to the team.',
  lede: 'Do you have a question about a workshop, a subscription or your account? Write to us. A person reads every message.',
  answerTime: 'We answer by email, usually within 3 working days (Monday to Friday).',
  detailsHeading: 'Contact details',
  location: 'Location',
  phone: 'Phone',
  hours: 'Opening hours',
  email: 'Email',
  social: 'On other sites',
  formHeading: 'Write to us',
}
