import { site } from '@/base/site'
import { formatDateTime } from '../dates'
import { list } from '../en/common/list'

type LiveSessionEmailValues = { firstname: string; title: string; when: string }

type AttendanceInvitationValues = { name: string; session: string; when: string }

const createGreeting = (firstname: string) => `नमस्ते ${firstname},`

export const liveSessionEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    liveSessionRegistered: 'लाइव सत्र में पंजीकरण',
    liveSessionWaiting: 'प्रतीक्षा सूची में',
    liveSessionMovedUp: 'प्रतीक्षा सूची से पंजीकरण हुआ',
    liveSessionMoved: 'लाइव सत्र का समय बदला',
    liveSessionCancelled: 'लाइव सत्र रद्द',
    liveSessionRestored: 'लाइव सत्र फिर से तय',
    liveSessionTomorrow: 'एक दिन पहले का रिमाइंडर',
    liveSessionSoon: 'शुरू होने से पहले का रिमाइंडर',
    attendanceInvitation: 'भाग लेने के बाद आमंत्रण',
  },
  labels: {
    session: 'सत्र',
    when: 'कब',
    formerly: 'पहले का समय',
    minutes: 'अवधि',
    language: 'भाषा',
    host: 'होस्ट',
    entry: 'आपके कैलेंडर के लिए',
  },
  when: (moment: string) => formatDateTime(moment),
  invitation: ({ name, session, when }: AttendanceInvitationValues) => ({
    subject: `आपका प्रमाणपत्र: ${session}`,
    greeting: createGreeting(name),
    paragraphs: list(
      `आपने ${when} को “${session}” में भाग लिया था। प्रमाणपत्र पाने के लिए ${site.name} पर पंजीकरण करें। यह मुफ़्त है।`,
      'इसी ईमेल पते से पंजीकरण करें, फिर जो ईमेल हम भेजें, उसका लिंक खोलें। अगर आपका खाता है, तो लॉग इन करके इस पते की पुष्टि करें।',
    ),
    button: `${site.name} पर पंजीकरण करें`,
    notes: list('अगर आपने भाग नहीं लिया, तो इस ईमेल पर ध्यान न दें। तब कुछ नहीं होगा।'),
  }),
  minutes: (count: number) => `${count} मिनट`,
  emails: {
    liveSessionRegistered: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `आपका पंजीकरण हो गया है: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `आपका पंजीकरण हो गया है। समय: ${when}। कैलेंडर में जोड़ने की फ़ाइल इस ईमेल के साथ है।`,
        'आप शुरू होने से 15 मिनट पहले से, सत्र के पेज पर जुड़ सकते हैं।',
      ),
      button: 'सत्र खोलें',
      notes: list('अगर आप नहीं आ सकते, तो वहीं अपना पंजीकरण रद्द करें।'),
      quoted: false,
    }),
    liveSessionWaiting: ({ firstname, title }: LiveSessionEmailValues) => ({
      subject: `आपका नाम प्रतीक्षा सूची में है: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        'यह सत्र भर गया है, इसलिए आपका नाम प्रतीक्षा सूची में है। किसी के रद्द करने पर सूची के अगले व्यक्ति का पंजीकरण होता है। आपकी बारी आते ही हम ईमेल करेंगे।',
      ),
      button: 'सत्र खोलें',
      notes: list('आपको और कुछ नहीं करना है।'),
      quoted: false,
    }),
    liveSessionMovedUp: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `अब आपका पंजीकरण हो गया है: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `आपका नाम प्रतीक्षा सूची में था। अब आपका पंजीकरण हो गया है। समय: ${when}। कैलेंडर में जोड़ने की फ़ाइल इस ईमेल के साथ या नीचे के लिंक पर है।`,
      ),
      button: 'सत्र खोलें',
      notes: list('अगर आप नहीं आ सकते, तो कृपया पंजीकरण रद्द करें। दूसरे लोग इंतज़ार में हैं।'),
      quoted: false,
    }),
    liveSessionMoved: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `नया समय: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `आपके सत्र का नया समय है: ${when}। आपको दोबारा पंजीकरण नहीं करना है। नया समय अपने कैलेंडर में जोड़ें। वह पुराने की जगह ले लेता है।`,
      ),
      button: 'सत्र खोलें',
      notes: list('अगर नया समय आपके लिए ठीक नहीं है, तो वहीं अपना पंजीकरण रद्द करें।'),
      quoted: false,
    }),
    liveSessionCancelled: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `रद्द: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `${when} का सत्र रद्द हो गया है। हमें खेद है। कारण नीचे है। आप इसे अपने कैलेंडर से हटा सकते हैं।`,
      ),
      button: 'आने वाले सत्र देखें',
      notes: list('आपको कुछ नहीं करना है।'),
      quoted: true,
    }),
    liveSessionRestored: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `सत्र अब होगा: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `जो सत्र हमने रद्द किया था, वह अब ${when} को होगा। आपको दोबारा पंजीकरण नहीं करना है।`,
      ),
      button: 'सत्र खोलें',
      notes: list('इस उलझन के लिए हमें खेद है।'),
      quoted: false,
    }),
    liveSessionTomorrow: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `रिमाइंडर: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `इस सत्र में आपका पंजीकरण है। समय: ${when}। आप शुरू होने से 15 मिनट पहले से, इसके पेज पर जुड़ सकते हैं।`,
      ),
      button: 'सत्र खोलें',
      notes: list('अगर आप नहीं आ सकते, तो वहीं अपना पंजीकरण रद्द करें।'),
      quoted: false,
    }),
    liveSessionSoon: ({ firstname, title, when }: LiveSessionEmailValues) => ({
      subject: `30 मिनट में: ${title}`,
      greeting: createGreeting(firstname),
      paragraphs: list(
        `आपका सत्र 30 मिनट में शुरू होगा: ${when}। आप शुरू होने से 15 मिनट पहले से, इसके पेज पर जुड़ सकते हैं।`,
      ),
      button: 'सत्र खोलें',
      notes: list('अपना एक सवाल साथ लाएँ।'),
      quoted: false,
    }),
  },
}
