import { formatLongDate } from '../dates'
import { list } from '../en/common/list'

type BillReminder = { number: string; isOverdue: boolean }
type BilledSchool = { institution: string; correspondent: string }

type SeatsOfEmail = { added: number; total: number; lastDay: string }

const formatSeats = (seats: number) => `${seats} ${seats === 1 ? 'இடம்' : 'இடங்கள்'}`

const KINDS = { invoice: 'விலைப்பட்டியல்', receipt: 'ரசீது', 'credit-note': 'வரவுக் குறிப்பு' }

const createGreeting = (correspondent: string) => `${correspondent} அவர்களுக்கு வணக்கம்,`

export const billingEmail = ({ email }: { email: string }) => ({
  /** Shown to the team in the list of emails. */
  names: {
    quotation: 'விலைப்புள்ளி',
    billingDocument: 'விலைப்பட்டியல், ரசீது அல்லது வரவுக் குறிப்பு',
    orderReminder: 'செலுத்தாத கட்டணத்தின் நினைவூட்டல்',
    seatsAdded: 'கூடுதல் இடங்கள்',
  },
  number: 'எண்',
  unpaid: 'செலுத்த வேண்டிய தொகை',
  lastDay: 'செலுத்த வேண்டிய கடைசி நாள்',
  button: 'கட்டணப் பக்கத்தைத் திறக்கவும்',
  invite: 'ஆசிரியர்களை அழைக்கவும்',
  quotation: ({ institution, correspondent }: BilledSchool, number: string) => ({
    subject: `${institution} பள்ளிக்கான விலைப்புள்ளி ${number}`,
    greeting: createGreeting(correspondent),
    paragraphs: list(
      `${institution} பள்ளிக்கான விலைப்புள்ளி PDF வடிவில் இணைக்கப்பட்டுள்ளது.`,
      'எங்கள் வங்கி விவரங்கள், UPI குறியீடு, இந்த விலை செல்லுபடியாகும் கடைசி நாள் ஆகியவை அதில் உள்ளன. கட்டணம் செலுத்திய பிறகு, உங்கள் பள்ளியின் கட்டணப் பக்கத்தில் தெரிவியுங்கள்.',
    ),
    notes: list(
      `நீங்கள் இதைக் கேட்கவில்லை என்றால், பொருட்படுத்த வேண்டாம். கேள்விகள் இருந்தால், ${email} முகவரிக்கு எழுதுங்கள்.`,
    ),
  }),
  reminder: (
    { institution, correspondent }: BilledSchool,
    { number, isOverdue }: BillReminder,
  ) => ({
    subject: isOverdue
      ? `${institution} பள்ளியின் கட்டணம் நிலுவையில் உள்ளது: ${number}`
      : `${institution} பள்ளியின் கட்டண நாள் நெருங்குகிறது: ${number}`,
    greeting: createGreeting(correspondent),
    paragraphs: list(
      isOverdue
        ? `${institution} பள்ளியின் கட்டணம் இன்னும் எங்களுக்கு வரவில்லை. ஆவணம் மீண்டும் இணைக்கப்பட்டுள்ளது.`
        : `${institution} பள்ளியின் கட்டணத்தைச் செலுத்தக் கடைசி நாள் நெருங்குகிறது. ஆவணம் மீண்டும் இணைக்கப்பட்டுள்ளது.`,
      'கட்டணம் செலுத்தியிருந்தால், உங்கள் பள்ளியின் கட்டணப் பக்கத்தில் தெரிவியுங்கள். அதைச் சரிபார்ப்போம்; மேலும் நினைவூட்ட மாட்டோம்.',
    ),
    notes: list(
      `பள்ளிக்கு இது இனி தேவையில்லை என்றால், அல்லது கூடுதல் அவகாசம் தேவை என்றால், இந்த எண்ணுடன் ${email} முகவரிக்கு எழுதுங்கள்.`,
    ),
  }),
  seatsAdded: (
    { institution, correspondent }: BilledSchool,
    { added, total, lastDay }: SeatsOfEmail,
  ) => ({
    subject: `${institution} பள்ளிக்கு மேலும் ${formatSeats(added)}`,
    greeting: createGreeting(correspondent),
    paragraphs: list(
      `உங்கள் பள்ளிக்கு மேலும் ${formatSeats(added)} சேர்க்கப்பட்டன. ${institution} பள்ளிக்கு இப்போது ${formatLongDate(lastDay)} வரை மொத்தம் ${formatSeats(total)} உள்ளன.`,
      'புதிய இடங்களில் ஆசிரியர்கள் உடனே சேரலாம்.',
    ),
    notes: list(`கேள்விகள் இருந்தால், ${email} முகவரிக்கு எழுதுங்கள்.`),
  }),
  document: (
    { institution, correspondent }: BilledSchool,
    kind: keyof typeof KINDS,
    number: string,
  ) => ({
    subject: `${institution} பள்ளிக்கான ${KINDS[kind]} ${number}`,
    greeting: createGreeting(correspondent),
    paragraphs: list(
      `${institution} பள்ளிக்கான ${KINDS[kind]} PDF வடிவில் இணைக்கப்பட்டுள்ளது.`,
      'எல்லா ஆவணங்களும் உங்கள் பள்ளியின் கட்டணப் பக்கத்தில் உள்ளன.',
    ),
    notes: list(`கேள்விகள் இருந்தால், இந்த எண்ணுடன் ${email} முகவரிக்கு எழுதுங்கள்.`),
  }),
})
