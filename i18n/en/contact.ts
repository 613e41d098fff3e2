export const contact = {
  title: 'Contact',
  description: 'Location, phone and e-mail of UNS, and a form to write to the team.',
  lede: 'A question about a workshop, a subscription or your account: write to us and a person will read it.',
  answerTime: 'We answer by e-mail, as a rule within three working days (Monday to Friday).',
  detailsHeading: 'Where we are',
  location: 'Location',
  phone: 'Phone',
  email: 'Email',
  formHeading: 'Write to us',
}
