/** Headings of a staff list. The first of each is the template's; other programs write the others. */
export const staffListColumns = {
  name: 'नाम | पूरा नाम | शिक्षक | शिक्षक का नाम | अध्यापक का नाम',
  email: 'ईमेल | ईमेल पता | ई-मेल | ईमेल आईडी',
  phone: 'फ़ोन | फ़ोन नंबर | मोबाइल | मोबाइल नंबर | दूरभाष',
  employeeNumber: 'कर्मचारी संख्या | कर्मचारी नंबर | कर्मचारी आईडी | कर्मचारी कोड',
  subject: 'विषय | पढ़ाए जाने वाले विषय',
  joiningDay: 'नियुक्ति तिथि | नियुक्ति की तारीख | कार्यभार ग्रहण तिथि | जुड़ने की तारीख',
}
