/**
 * Runs in <head> before the first paint: tells the style sheet whether to show the logged-in or the
 * logged-out form, and the name in the menu. It speaks the same rules as session-store.ts, in words
 * that old browsers know. Its text never changes, so that its hash can stand in a content policy.
 */
export const BOOT_SCRIPT = String.raw`(function () {
  var page = document.documentElement, session = 'out';
  try {
    var token = localStorage.getItem('token'), text = localStorage.getItem('user'), user;
    if (text !== null) {
      try { user = JSON.parse(text) } catch (broken) {}
      if (!user || typeof user.id !== 'string') {
        localStorage.removeItem('token');
        localStorage.removeItem('user');
        sessionStorage.setItem('logout', 'owed');
      } else if (token) {
        session = 'in';
        var name = String(user.firstname || user.name || '').replace(/["\\\x00-\x1f\x7f]/g, function (c) {
          return '\\' + c.charCodeAt(0).toString(16) + ' ';
        });
        if (name) page.style.setProperty('--user-name', '"' + name + '"');
      }
    }
  } catch (refused) {}
  page.dataset.session = session;
})()`
