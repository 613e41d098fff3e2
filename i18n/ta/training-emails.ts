import { site } from '@/base/site'
import { formatDateTime } from '../dates'
import { list } from '../en/common/list'

type Reader = { firstname: string; school: string }

const createGreeting = (firstname: string) => `${firstname} அவர்களுக்கு வணக்கம்,`

export const trainingEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    trainingReminder: 'பயிற்சி மணிநேரம் இல்லாத ஆசிரியருக்கு நினைவூட்டல்',
    sessionAnnounced: 'பள்ளி அறிவித்த அமர்வு',
  },
  trainingReminder: ({ firstname, school }: Reader) => ({
    subject: `${school} பள்ளி உங்கள் பயிற்சி மணிநேரத்தை நினைவூட்டுகிறது`,
    greeting: createGreeting(firstname),
    paragraphs: list(
      `${school} பள்ளியின் ஒருங்கிணைப்பாளர் பார்க்கக்கூடிய பயிற்சி மணிநேரம் எதுவும் இந்தக் கல்வியாண்டில் உங்களுக்கு இல்லை.`,
      'தொடங்க, ஒரு நேரலை அமர்வுக்குப் பதிவு செய்யுங்கள். பிற இடங்களில் பயிற்சி பெற்றிருந்தால், அதைக் கற்றல் பதிவேட்டில் சேர்த்து, பள்ளியுடன் பகிருங்கள்.',
    ),
    button: 'எனது கற்றல் பதிவேட்டைத் திறக்கவும்',
  }),
  sessionAnnounced: ({ firstname, school }: Reader, title: string, startsAt: string) => ({
    subject: `${school} பள்ளி உங்களை அழைக்கிறது: ${title}`,
    greeting: createGreeting(firstname),
    paragraphs: list(
      `${school} பள்ளியின் ஒருங்கிணைப்பாளர் உங்களை “${title}” அமர்வுக்கு அழைக்கிறார்.`,
      `தொடங்கும் நேரம்: ${formatDateTime(startsAt)}.`,
    ),
    online: `இது ${site.name} தளத்தின் நேரலை அமர்வு. பங்கேற்க, அதன் பக்கத்தில் பதிவு செய்யுங்கள்.`,
    inHouse: 'இது உங்கள் பள்ளியில் நடக்கும்.',
    button: 'அமர்வைத் திறக்கவும்',
  }),
}
