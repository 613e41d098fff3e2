import { formatLongDate } from '../dates'

export const accountNotice = {
  label: 'खाते की सूचनाएँ',
  changed:
    'हमारी प्राइवेसी पॉलिसी बदल गई है। अब उसमें AI से बने टेक्स्ट, डिवाइस पर रिमाइंडर और स्कूल की वेबसाइट भी शामिल हैं।',
  read: 'प्राइवेसी पॉलिसी पढ़ें',
  close: 'बंद करें',
  erased: (day: string) => `आपका खाता ${formatLongDate(day)} को मिटा दिया जाएगा।`,
  keep: 'विवरण देखें या खाता रखें',
}
