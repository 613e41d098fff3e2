import { formatLongDate } from '../dates'
import { list } from '../en/common/list'

type BillReminder = { number: string; isOverdue: boolean }
type BilledSchool = { institution: string; correspondent: string }

type SeatsOfEmail = { added: number; total: number; lastDay: string }

const formatSeats = (seats: number) => `${seats} ${seats <= 1 ? 'सीट' : 'सीटें'}`

const KINDS = { invoice: 'इनवॉइस', receipt: 'रसीद', 'credit-note': 'क्रेडिट नोट' }

export const billingEmail = ({ email }: { email: string }) => ({
  /** Shown to the team in the list of emails. */
  names: {
    quotation: 'कोटेशन',
    billingDocument: 'इनवॉइस, रसीद या क्रेडिट नोट',
    orderReminder: 'बाकी भुगतान की याद',
    seatsAdded: 'और सीटें',
  },
  number: 'नंबर',
  unpaid: 'बाकी राशि',
  lastDay: 'भुगतान की आखिरी तारीख',
  button: 'बिलिंग खोलें',
  invite: 'शिक्षकों को आमंत्रित करें',
  quotation: ({ institution, correspondent }: BilledSchool, number: string) => ({
    subject: `${institution} के लिए कोटेशन ${number}`,
    greeting: `नमस्ते ${correspondent},`,
    paragraphs: list(
      `${institution} का कोटेशन PDF के रूप में साथ लगा है।`,
      'इसमें हमारे बैंक का विवरण, एक UPI कोड और इस कीमत की आखिरी तारीख है। भुगतान के बाद अपने स्कूल के बिलिंग पेज पर उसकी जानकारी दें।',
    ),
    notes: list(`अगर आपने यह नहीं माँगा, तो इस पर ध्यान न दें। कोई सवाल हो, तो ${email} पर लिखें।`),
  }),
  reminder: (
    { institution, correspondent }: BilledSchool,
    { number, isOverdue }: BillReminder,
  ) => ({
    subject: isOverdue
      ? `${institution} का भुगतान बाकी है: ${number}`
      : `${institution} के भुगतान की तारीख पास है: ${number}`,
    greeting: `नमस्ते ${correspondent},`,
    paragraphs: list(
      isOverdue
        ? `${institution} का भुगतान हमें अभी तक नहीं दिखा। दस्तावेज़ फिर से साथ लगा है।`
        : `${institution} के भुगतान की आखिरी तारीख पास है। दस्तावेज़ फिर से साथ लगा है।`,
      'भुगतान कर दिया हो, तो अपने स्कूल के बिलिंग पेज पर उसकी जानकारी दें। फिर हम उसे जाँचेंगे और याद नहीं दिलाएँगे।',
    ),
    notes: list(`अगर स्कूल को यह अब नहीं चाहिए, या और समय चाहिए, तो इस नंबर के साथ ${email} पर लिखें।`),
  }),
  seatsAdded: (
    { institution, correspondent }: BilledSchool,
    { added, total, lastDay }: SeatsOfEmail,
  ) => ({
    subject: `${institution} के लिए ${formatSeats(added)} और`,
    greeting: `नमस्ते ${correspondent},`,
    paragraphs: list(
      `आपके स्कूल को ${formatSeats(added)} और मिल गई हैं। ${institution} के पास अब ${formatLongDate(lastDay)} तक कुल ${formatSeats(total)} हैं।`,
      'शिक्षक नई सीटों पर अभी से जुड़ सकते हैं।',
    ),
    notes: list(`कोई सवाल हो, तो ${email} पर लिखें।`),
  }),
  document: (
    { institution, correspondent }: BilledSchool,
    kind: keyof typeof KINDS,
    number: string,
  ) => ({
    subject: `${institution} के लिए ${KINDS[kind]} ${number}`,
    greeting: `नमस्ते ${correspondent},`,
    paragraphs: list(
      `${institution} के लिए ${KINDS[kind]} PDF के रूप में इस ईमेल के साथ है।`,
      'सभी दस्तावेज़ आपके स्कूल के बिलिंग पेज पर हैं।',
    ),
    notes: list(`कोई सवाल हो, तो इस नंबर के साथ ${email} पर लिखें।`),
  }),
})
