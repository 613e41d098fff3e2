/** Slugs that no school may have: `reserved` as a whole, `knownNames` as any part between hyphens. */
export const SLUG_WORDS = {
  reserved: [
    ...['www', 'web', 'api', 'app', 'cdn', 'static', 'assets', 'files', 'img', 'images', 'media'],
    ...['mail', 'email', 'smtp', 'imap', 'pop', 'ftp', 'sftp', 'ssh', 'vpn', 'dns', 'mx'],
    ...['ns1', 'ns2', 'localhost', 'autoconfig', 'autodiscover', 'webmail', 'cpanel', 'proxy'],
    ...['admin', 'administrator', 'root', 'system', 'team', 'staff', 'office', 'support', 'help'],
    ...['security', 'abuse', 'postmaster', 'hostmaster', 'webmaster', 'noreply', 'info', 'contact'],
    ...['login', 'logout', 'register', 'signup', 'account', 'accounts', 'auth', 'sso', 'password'],
    ...['billing', 'pay', 'payment', 'payments', 'invoice', 'subscribe', 'subscription', 'shop'],
    ...['blog', 'news', 'status', 'docs', 'test', 'testing', 'demo', 'example', 'staging', 'dev'],
    ...['school', 'schools', 'website', 'site', 'sites', 'sitemap', 'robots', 'home', 'preview'],
    ...['government', 'ministry', 'police', 'court', 'embassy', 'election', 'results', 'exam'],
  ],
  knownNames: [
    ...['uns', 'cbse', 'icse', 'cisce', 'ncert', 'nios', 'ugc', 'aicte', 'scert', 'nta', 'neet'],
    ...['jee', 'upsc', 'gov', 'nic', 'india', 'aadhaar', 'aadhar', 'uidai', 'digilocker', 'diksha'],
    ...['irctc', 'epfo', 'incometax', 'gst', 'rbi', 'npci', 'upi', 'bhim', 'sbi', 'hdfc', 'icici'],
    ...['axis', 'kotak', 'paytm', 'phonepe', 'gpay', 'razorpay', 'paypal', 'visa', 'mastercard'],
    ...['google', 'gmail', 'youtube', 'whatsapp', 'facebook', 'instagram', 'meta', 'telegram'],
    ...['twitter', 'microsoft', 'outlook', 'office365', 'apple', 'icloud', 'amazon', 'flipkart'],
    ...['netflix', 'jio', 'airtel', 'byjus', 'unacademy', 'vedantu', 'khanacademy', 'zoom'],
    ...['unicef', 'unesco', 'who', 'kvs', 'navodaya', 'official', 'verify', 'secure', 'signin'],
  ],
} as const
