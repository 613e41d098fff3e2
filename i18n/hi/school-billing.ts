import { formatLongDate } from '../dates'

const formatMonths = (months: number) => `${months} ${months <= 1 ? 'महीना' : 'महीने'}`
const formatSeats = (seats: number) => `${seats} ${seats <= 1 ? 'सीट' : 'सीटें'}`

type BilledPeriod = { firstDay: string; lastDay: string }

export const schoolBilling = {
  title: 'बिलिंग',
  lede: 'कोटेशन माँगें, भुगतान की जानकारी दें, और अपने इनवॉइस और रसीदें देखें।',
  quote: {
    heading: 'कोटेशन माँगें',
    says: 'हम कोटेशन तुरंत आपके स्कूल के ईमेल पर भेजते हैं। वह नीचे सूची में भी है।',
    none: 'कीमतों की सूची अभी नहीं है। हमें लिखें, हम कोटेशन भेजेंगे।',
    contact: 'हमें लिखें',
    plan: 'प्लान',
    choose: 'चुनें',
    option: (plan: string, price: string, seats: string, months: number) =>
      `${plan}: ${price}, ${seats}, ${formatMonths(months)}`,
    seatRange: (from: number, to: number) => `${from} से ${to} सीटें`,
    filledIn: 'पिछले दस्तावेज़ से भरा गया:',
    seats: 'सीटें',
    gstin: 'स्कूल का GSTIN',
    gstinHint: 'अगर स्कूल का GSTIN नहीं है, तो खाली छोड़ें।',
    state: 'स्कूल का राज्य',
    button: 'कोटेशन पाएँ',
    busy: 'एक मिनट...',
    failure: 'हम कोटेशन नहीं बना पाए। फिर कोशिश करें।',
    withoutTax: 'कीमतों में टैक्स शामिल नहीं है।',
  },
  moreSeats: {
    heading: 'और सीटें',
    says: (seats: number, lastDay: string) =>
      `आपके स्कूल के पास ${formatLongDate(lastDay)} तक ${formatSeats(seats)} हैं। और सीटों के लिए सिर्फ़ बचे हुए दिनों की कीमत देनी होती है।`,
    taxed: 'राशि में टैक्स शामिल है।',
    upTo: (total: number, amount: string) => `कुल ${total} सीटों तक: ${amount}।`,
    from: (from: number, to: number, amount: string) => `कुल ${from} से ${to} सीटें: ${amount}।`,
    free: 'कोई अतिरिक्त राशि नहीं, और सीटें तुरंत जुड़ती हैं',
    field: 'कितनी सीटें जोड़नी हैं',
    price: (total: number, amount: string) => `कुल ${formatSeats(total)}: ${amount}।`,
    noPrice: 'इतनी सीटों की कीमत तय नहीं है। कम सीटें लिखें, या हमें लिखें।',
    button: 'ये सीटें माँगें',
    failure: 'हम ये सीटें नहीं माँग पाए। फिर कोशिश करें।',
    asked: (number: string) =>
      `और सीटों का कोटेशन ${number} खुला है। नई सीटें माँगने पर वह वापस ले लिया जाएगा।`,
    unpaid:
      'आपकी चालू अवधि का भुगतान कोटेशन से नहीं हुआ है, जैसे मुफ़्त अवधि में। इसलिए इस पेज पर और सीटों की कीमत नहीं है। हमें बताएँ कि कितनी सीटें चाहिए।',
    unpriced: 'आपकी चालू अवधि में और सीटों की कीमत इस पेज पर नहीं है। हमें बताएँ कि कितनी सीटें चाहिए।',
    link: 'और सीटें माँगें',
    added: (added: number, total: number) =>
      `${formatSeats(added)} और मिल गई हैं। आपके स्कूल के पास अब कुल ${formatSeats(total)} हैं।`,
    order: (plan: string, seats: number) => `${plan}: ${formatSeats(seats)} और`,
    opens: (lastDay: string) =>
      `पूरा भुगतान होने पर ये सीटें ${formatLongDate(lastDay)} तक की चालू अवधि में जुड़ती हैं।`,
    paidFor: (lastDay: string) => `${formatLongDate(lastDay)} तक जोड़ दी गई हैं।`,
    lapsed: 'इन सीटों की अवधि खत्म हो गई है, इसलिए ये अब नहीं जुड़ सकतीं।',
  },
  orders: 'कोटेशन और भुगतान',
  noOrders: 'अभी कोई कोटेशन नहीं है।',
  order: (plan: string, seats: number, months: number) =>
    `${plan}: ${formatSeats(seats)}, ${formatMonths(months)}`,
  states: {
    open: 'खुला',
    overdue: 'तारीख निकल गई',
    paid: 'भुगतान हो गया',
    credited: 'क्रेडिट दिया गया',
    withdrawn: 'वापस लिया गया',
  },
  total: (amount: string) => `कुल: ${amount}।`,
  outstanding: (amount: string, day: string) =>
    `बाकी: ${amount}। ${formatLongDate(day)} तक भुगतान करें।`,
  document: (kind: string, number: string) => `${kind} ${number} (PDF)`,
  documentOf: (day: string, amount: string) => `${formatLongDate(day)}, ${amount}`,
  payment: (amount: string, mode: string, reference: string, day: string) =>
    `${amount}, ${mode}, ${reference}, ${formatLongDate(day)} को`,
  tds: (amount: string) => `काटा गया टैक्स: ${amount}।`,
  paymentStates: {
    reported: 'हम इस भुगतान की जाँच कर रहे हैं।',
    confirmed: 'पुष्टि हो गई।',
    rejected: 'पुष्टि नहीं हुई।',
    reversed: 'भुगतान वापस हो गया, इसलिए राशि फिर बाकी है।',
  },
  rejectedBecause: (reason: string) => `कारण: ${reason}`,
  pay: {
    open: 'भुगतान की जानकारी दें',
    mode: 'भुगतान का तरीका',
    choose: 'चुनें',
    paidOn: 'भुगतान का दिन',
    reference: 'UTR, चेक नंबर या रसीद नंबर',
    amount: 'राशि रुपयों में',
    tds: 'स्रोत पर काटा गया टैक्स (TDS), रुपयों में',
    tdsHint: 'अगर टैक्स नहीं काटा, तो खाली छोड़ें।',
    button: 'भुगतान की जानकारी भेजें',
    busy: 'एक मिनट...',
    failure: 'हम यह भुगतान सेव नहीं कर पाए। फिर कोशिश करें।',
  },
  report: {
    correct: 'यह जानकारी सुधारें',
    correctButton: 'सुधार सेव करें',
    withdraw: 'यह जानकारी वापस लें',
    busy: 'एक मिनट...',
    failure: 'हम जानकारी वापस नहीं ले पाए। फिर कोशिश करें।',
  },
  receipt: 'रसीद (PDF)',
  opensTerm: (period: BilledPeriod | null) =>
    period
      ? `पूरा भुगतान होने पर ${formatLongDate(period.firstDay)} से ${formatLongDate(period.lastDay)} तक की अवधि खुलती है, आपकी मौजूदा अवधि के बाद।`
      : 'पूरे भुगतान की पुष्टि के दिन से अवधि शुरू होती है।',
  paidFor: (period: BilledPeriod) =>
    `भुगतान की अवधि: ${formatLongDate(period.firstDay)} से ${formatLongDate(period.lastDay)} तक।`,
  photo: {
    label: 'रसीद या चेक की फ़ोटो (ज़रूरी नहीं)',
    hint: 'चित्र, या ज़्यादा से ज़्यादा 4 MB की PDF।',
    button: 'फ़ोटो जोड़ें',
    busy: 'अपलोड हो रहा है...',
    failure: 'फ़ोटो अपलोड नहीं हुई। फिर कोशिश करें।',
    has: 'फ़ोटो लगी हुई है।',
  },
  online: {
    button: 'ऑनलाइन भुगतान करें',
    says: 'आप हमारी भुगतान सेवा के पेज पर कार्ड, UPI या नेट बैंकिंग से भुगतान करते हैं।',
    waits:
      'आपने जिस भुगतान की जानकारी दी है, हम उसकी जाँच कर रहे हैं, इसलिए अभी ऑनलाइन भुगतान नहीं हो सकता। ऑनलाइन भुगतान के लिए वह जानकारी वापस लें।',
    busy: 'एक मिनट...',
    failure: 'हम भुगतान का पेज नहीं खोल पाए। फिर कोशिश करें।',
    arrived: 'आपका ऑनलाइन भुगतान मिल गया है। इनवॉइस या रसीद नीचे है।',
    checking: 'आपका भुगतान मिल गया है। हम देख रहे हैं कि वह किस कोटेशन का है। दोबारा भुगतान न करें।',
    waiting:
      'हम भुगतान सेवा से पुष्टि का इंतज़ार कर रहे हैं। इसमें आम तौर पर एक मिनट लगता है। दोबारा भुगतान न करें।',
    check: 'अभी जाँचें',
    checked: 'हमने भुगतान सेवा से पूछ लिया है।',
  },
  quoted: (number: string) => `कोटेशन ${number} तैयार है। हमने उसे ईमेल से भी भेज दिया है।`,
  quotedOnly: (number: string) =>
    `कोटेशन ${number} तैयार है और नीचे मिलेगा। हमने उसे ईमेल से नहीं भेजा, क्योंकि आपके स्कूल के किसी ईमेल पते की पुष्टि नहीं हुई है।`,
  reported: 'आपके भुगतान की जानकारी मिल गई है। हम बैंक से जाँचकर पुष्टि करेंगे।',
  corrected: 'जानकारी सुधार दी गई है। हम बैंक से जाँचेंगे।',
  reportWithdrawn: 'जानकारी वापस ले ली गई है।',
  photoAdded: 'फ़ोटो लग गई है।',
  fromForm: 'कोटेशन पाएँ',
}
