import { list } from '../en/common/list'

type DomainEnd = { firstname: string; school: string; domain: string }
type SiteMailNames = { firstname: string; school: string }
type SiteEnd = { firstname: string; school: string; lastDay: string }

const createGreeting = (firstname: string) => `${firstname} அவர்களுக்கு வணக்கம்,`

export const schoolSiteEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    siteMessage: 'பள்ளியின் இணையதளத்திலிருந்து செய்தி',
    siteEnquiry: 'பள்ளியின் இணையதளத்திலிருந்து சேர்க்கை விசாரணை',
    siteEnds: 'இணையதளம் முடிகிறது',
    siteDomainEnded: 'இணையதளத்தின் டொமைன் செயல்படவில்லை',
    siteApprovalAsked: 'இணையதள ஒப்புதல்',
    siteDocumentsEnd: 'இணையதள ஆவணத்தின் செல்லுபடி முடிகிறது',
  },
  siteMessage: (school: string) => ({
    subject: `${school} பள்ளியின் இணையதளத்திலிருந்து ஒரு செய்தி`,
    greeting: `${school} பள்ளிக்கு வணக்கம்,`,
    labels: { name: 'பெயர்', email: 'மின்னஞ்சல்' },
    paragraphs: list('உங்கள் இணையதளத்தில் ஒருவர் உங்களுக்கு எழுதியுள்ளார்.'),
    notes: list('உங்கள் பதில் மேலே உள்ள முகவரிக்குச் செல்லும். அந்த முகவரியை நாங்கள் சரிபார்க்கவில்லை.'),
  }),
  siteEnquiry: (school: string) => ({
    subject: `${school} பள்ளியின் இணையதளத்தில் ஒரு சேர்க்கை விசாரணை`,
    greeting: `${school} பள்ளிக்கு வணக்கம்,`,
    labels: {
      name: 'பெயர்',
      phone: 'தொலைபேசி',
      email: 'மின்னஞ்சல்',
      class: 'வகுப்பு',
      year: 'கல்வியாண்டு',
    },
    paragraphs: list('உங்கள் இணையதளத்தில் பெற்றோர் ஒருவர் சேர்க்கை பற்றிக் கேட்டுள்ளார்.'),
    notes: list(
      'அவரை அழையுங்கள் அல்லது அவருக்கு எழுதுங்கள்; பின் “எனது பள்ளி” பக்கத்தில் குறித்துக்கொள்ளுங்கள். அவர் எழுதியதை நாங்கள் சரிபார்க்கவில்லை.',
    ),
    button: 'விசாரணைகளைத் திறக்கவும்',
  }),
  siteEnds: ({ firstname, school, lastDay }: SiteEnd) => ({
    subject: `${school} பள்ளியின் இணையதளம் ${lastDay} அன்று முடிகிறது`,
    greeting: createGreeting(firstname),
    paragraphs: list(
      `${school} பள்ளியின் சந்தா முடிந்துவிட்டது. அதன் இணையதளம் ${lastDay} வரை (அந்த நாள் முழுவதும்) அனைவருக்கும் திறந்திருக்கும்.`,
      'இணையதளம் தொடர, “எனது பள்ளி” பக்கத்தில் சந்தாவைப் புதுப்பியுங்கள். இணையதளத்தின் பக்கங்களையும் கோப்புகளையும் அங்கே பதிவிறக்கவும் செய்யலாம்.',
    ),
    button: 'உங்கள் இணையதளத்துக்கான பக்கத்தைத் திறக்கவும்',
  }),
  siteDomainEnded: ({ firstname, school, domain }: DomainEnd) => ({
    subject: `${domain} இனி உங்கள் இணையதளத்தைக் காட்டாது`,
    greeting: createGreeting(firstname),
    paragraphs: list(
      `${domain} டொமைன் ${school} பள்ளிக்கு உரியது என்று காட்டும் பதிவு (record) இப்போது அதில் இல்லை.`,
      'இணையதளம் அதன் மற்ற முகவரியில் அனைவருக்கும் திறந்திருக்கும். டொமைனைப் பயன்படுத்த, பதிவை மீண்டும் சேர்த்து, “எனது பள்ளி” பக்கத்தில் சரிபாருங்கள்.',
    ),
    button: 'உங்கள் இணையதளத்துக்கான பக்கத்தைத் திறக்கவும்',
  }),
  siteDocumentsEnd: ({ firstname, school }: SiteMailNames) => ({
    subject: `${school} பள்ளியின் ஆவணங்கள் விரைவில் காலாவதியாகும்`,
    greeting: createGreeting(firstname),
    paragraphs: list(
      `${school} பள்ளியின் இணையதளத்தில் உள்ள ஆவணங்கள் கீழே உள்ள நாள் வரை மட்டுமே செல்லுபடியாகும்.`,
      'புதுப்பித்த ஆவணங்களை இணைத்து இணையதளத்தை வெளியிடுங்கள். அப்போது பெற்றோரும் வாரியமும் செல்லுபடியாகும் ஆவணங்களைப் பார்ப்பார்கள்.',
    ),
    button: 'வெளிப்படுத்தல் பக்கத்தைத் திறக்கவும்',
  }),
  siteApprovalAsked: ({ firstname, school }: SiteMailNames) => ({
    subject: `${school} பள்ளியின் இணையதளத்தை வெளியிடும்படி ஓர் ஆசிரியர் கேட்கிறார்`,
    greeting: createGreeting(firstname),
    paragraphs: list(
      `ஓர் ஆசிரியர் ${school} பள்ளியின் இணையதளத்தை மாற்றியுள்ளார்; அதை வெளியிடும்படி கேட்கிறார்.`,
      'மாற்றங்களைப் பாருங்கள். பிறகு வெளியிடுங்கள், அல்லது ஒரு வரி எழுதித் திருப்பி அனுப்புங்கள்.',
    ),
    button: 'மாற்றங்களைப் பார்க்கவும்',
  }),
}
