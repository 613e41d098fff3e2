import { translatedLanguages } from '@/i18n/languages'
import { getPathPrefix } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'
import { HYDRATION_EVENT, LOADS_SCRIPTS } from './contract'

/**
 * An inline script that loads the framework on demand: with `data-live="now"` after the first paint, with
 * `data-live="idle"` in idle time after the load unless the visitor saves data, with that or `data-live="touched"`
 * at the first touch, key or hover. Early clicks are replayed after the `live` event. Otherwise hovered links are
 * prerendered.
 */

/** As a URL pattern. */
const LANGUAGE_PREFIX = `{/:l(${translatedLanguages.join('|')})}?`

/** Public pages only: prerendering them reads no session and writes nothing, but that of kept items opens its store. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        href_matches: allRoutePolicies
          .filter(
            ({ audience, kind, hasSecretUrl, isInternal, csp, path }) =>
              audience === 'everyone' &&
              kind === 'page' &&
              !hasSecretUrl &&
              !isInternal &&
              csp !== 'kept' &&
              !path.includes(':'),
          )
          .map((policy) => `${LANGUAGE_PREFIX}${getPathPrefix(policy)}`),
      },
      eagerness: 'moderate',
    },
  ],
})

const toSelector = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => `[${name}=${value}]`)
    .join('')

/** Holds the styles of the first view; the complete sheets have no `href` until scripts load. */
export const PARTIAL_STYLE_TAG = '<style data-partial="">'

/** Of a form that is posted before hydration: fills its hidden fields, shows it as busy, and posts it once. */
const POSTING = `
  function post(event) {
    var form = event.target;
    if (form.dataset.posts === undefined) return;
    if (form.dataset.posting === 'true') return event.preventDefault();
    form.elements.xsrf.value = (/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) || [])[1] || '';
    form.elements.session.value = document.documentElement.dataset.session;
    setPosting(form, 'true');
    setTimeout(stopPosting, 60000);
  }
  function stopPosting() {
    document.querySelectorAll('form[data-posting=true]').forEach(function (form) { setPosting(form, 'false') });
  }
  function setPosting(form, posting) {
    var button = form.querySelector('[type=submit]');
    form.dataset.posting = posting;
    ['aria-busy', 'aria-disabled'].forEach(function (name) { button.setAttribute(name, posting) });
  }
  document.addEventListener('submit', post, true);
  addEventListener('pageshow', function (event) { if (event.persisted) stopPosting() });`

/** ES5 for old browsers. A prerendered page loads no scripts until it is opened. */
export const buildDeferredScript = (files: string[], { hasPostingForm = false } = {}) =>
  `(function (files, rules) {
  var touched = '${toSelector(LOADS_SCRIPTS.onInteraction)}', used = '${toSelector(LOADS_SCRIPTS.whenIdle)}', held = [], live, ahead;
  function fetchFile(file, delay) {
    var script = document.createElement('script');
    script.async = true;
    script.src = file;
    script.onerror = function () {
      script.remove();
      setTimeout(fetchFile, delay, file, delay * 2);
    };
    document.head.appendChild(script);
  }
  function completeStyles() {
    var partial = document.querySelector('style[data-partial]');
    var sheets = document.querySelectorAll('link[disabled]'), left = sheets.length;
    sheets.forEach(function (sheet) {
      sheet.onload = function () { if (!--left) partial.remove() };
      sheet.disabled = !partial;
      sheet.href = sheet.dataset.href;
    });
  }
  function load() {
    if (document.prerendering) return document.addEventListener('prerenderingchange', load);
    if (ahead) ahead.remove();
    completeStyles();
    files.splice(0).forEach(function (file) { fetchFile(file, 3000) });
  }
  function loadOnceSeen() {
    setTimeout(load, 1000);
    try { new PerformanceObserver(load).observe({ type: 'paint', buffered: true }) } catch (old) { load() }
  }
  function loadWhenIdle() {
    if (navigator.connection && navigator.connection.saveData) return;
    if (document.readyState !== 'complete') return addEventListener('load', loadWhenIdle);
    if (window.requestIdleCallback) requestIdleCallback(load, { timeout: 5000 }); else setTimeout(load, 2000);
  }
  function makeNextReady() {
    if (ahead || !files.length) return;
    ahead = document.createElement('script');
    ahead.type = 'speculationrules';
    ahead.text = rules;
    document.head.appendChild(ahead);
  }
  function begin() {
    if (document.querySelector('${toSelector(LOADS_SCRIPTS.now)}')) return loadOnceSeen();
    makeNextReady();
    if (document.querySelector(used)) loadWhenIdle();
  }
  function touch(event) {
    var target = event.target, control = !live && target.closest && target.closest(touched);
    if (control || (!live && target.closest && target.closest(used))) load();
    if (!control || event.type !== 'click') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-disabled', 'true');
    control.setAttribute('aria-busy', 'true');
    if (held.indexOf(control) < 0) held.push(control);
  }
  document.querySelectorAll(touched).forEach(function (control) { control.disabled = false });
  ['pointerover', 'pointerdown', 'focusin', 'click'].forEach(function (kind) {
    document.addEventListener(kind, touch, true);
  });
  document.addEventListener('${HYDRATION_EVENT}', function () {
    live = true;
    held.splice(0).forEach(function (control) {
      control.removeAttribute('aria-disabled');
      control.removeAttribute('aria-busy');
      control.click();
    });
  });${hasPostingForm ? POSTING : ''}
  addEventListener('storage', begin);
  addEventListener('pageshow', begin);
  begin();
})(${JSON.stringify(files)}, ${JSON.stringify(SPECULATION_RULES)})`.replaceAll(/\n +/g, '\n')
