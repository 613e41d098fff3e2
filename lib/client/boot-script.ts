/**
 * Runs in <head> before the first paint, and for a reader it is all that runs. It tells the style sheet
 * which form of the page to show, keeps that in step with other tabs and with a page that Back brings
 * again, and lets a link that is marked `data-onward` take along where the visitor wanted to go. Who is
 * not in India reads beside an Indian time what it is where they are. `Intl` would take a phone a
 * fifth of a second before the first paint, so `data-clock` brings the names of days. It
 * speaks the same rules as session-store.ts, in words that old browsers know. Its text never changes,
 * so that its hash can stand in a content policy.
 */
export const BOOT_SCRIPT = String.raw`(function () {
  var page = document.documentElement;
  function look() {
    var session = 'out', subscribed = false;
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
          subscribed = user.is_subscribed === 1;
          var name = String(user.firstname || user.name || '').replace(/["\\\x00-\x1f\x7f]/g, function (c) {
            return '\\' + c.charCodeAt(0).toString(16) + ' ';
          });
          if (name) page.style.setProperty('--user-name', '"' + name + '"');
        }
      }
      if (session === 'in' || sessionStorage.getItem('logout')) page.dataset.live = 'now';
    } catch (refused) {}
    page.dataset.session = session;
    if (subscribed) page.dataset.subscribed = 'yes'; else delete page.dataset.subscribed;
  }
  function takeAlong(event) {
    var link = event.target.closest && event.target.closest('a[data-onward]');
    if (!link) return;
    var wish = link.dataset.onward || new URLSearchParams(location.search).get('next');
    if (wish) link.search = '?next=' + encodeURIComponent(wish);
  }
  function ownTime(at) {
    var names = page.dataset.clock.split('|'), hour = at.getHours();
    var ahead = -at.getTimezoneOffset(), minutes = Math.abs(ahead) % 60;
    var zone = ahead && (ahead < 0 ? '-' : '+') + Math.floor(Math.abs(ahead) / 60) + (minutes ? ':' + minutes : '');
    return names[at.getDay()] + ', ' + (hour % 12 || 12) + ':' + ('0' + at.getMinutes()).slice(-2) + ' ' +
      names[hour < 12 ? 7 : 8] + ' GMT' + (zone || '');
  }
  function tellOwnTimes() {
    if (new Date().getTimezoneOffset() === -330 || !window.MutationObserver) return;
    new MutationObserver(function () {
      document.querySelectorAll('time[data-own]:not([data-here])').forEach(function (time) {
        time.dataset.here = time.dataset.own.replace('{}', ownTime(new Date(time.dateTime)));
      });
    }).observe(page, { childList: true, subtree: true });
  }
  try { tellOwnTimes() } catch (old) {}
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  ['pointerover', 'focusin', 'click'].forEach(function (touch) {
    document.addEventListener(touch, takeAlong, true);
  });
})()`
