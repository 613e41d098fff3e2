import { list } from '../en/common/list'

export const school = {
  /** The coordinator's CSV download. */
  record: {
    heads: list(
      'नाम',
      'ईमेल',
      'भूमिका',
      'जुड़ने का दिन',
      'इस शैक्षणिक वर्ष के सत्र',
      'घंटे',
      'दूसरी जगह के घंटे',
      'सभी घंटों में से जुड़ने से पहले के',
    ),
    roles: { teacher: 'शिक्षक', coordinator: 'समन्वयक' },
  },
}
