/** The form on a school’s website with which parents ask about admission. */
export const schoolSiteEnquiry = {
  title: 'Ask about admission',
  name: 'Your name',
  ways: 'Give a phone number, an email address, or both.',
  phone: 'Phone number',
  email: 'Email address',
  class: 'Class you want',
  choose: 'Choose a class',
  year: 'School year',
  yearOf: (year: string) => year.replace('-', '–'),
  message: 'Your question (optional)',
  consent:
    'When you send this, you agree that the school calls or writes to you about admission. It keeps what you wrote until one year after the last contact. Do not write your child’s name here.',
  button: 'Send the enquiry',
  errors: {
    name: 'Enter your name.',
    phone: 'Enter a phone number with 10 digits, such as 98765 43210.',
    ways: 'Enter a phone number or an email address.',
    email: 'Enter an email address such as name@example.com.',
    class: 'Choose a class.',
    year: 'Choose a school year.',
    message: 'Write at most 2000 characters.',
  },
  problems: {
    incomplete: 'Your enquiry is not sent yet. Correct the marked places and send it again.',
    failed: 'We could not send your enquiry. What you wrote is still here. Send it again.',
    tooMany:
      'Too many enquiries came from your network today. What you wrote is still here. Call the school, or send it again later.',
  },
  sent: {
    title: 'Your enquiry is sent',
    text: (school: string) => `${school} has your enquiry. The office will call or write to you.`,
    home: 'Back to the website',
  },
}
