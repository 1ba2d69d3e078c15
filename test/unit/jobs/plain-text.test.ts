import { expect, it } from 'vitest';
import { plainText } from '../../../showcase/jobs/api/plain-text.ts';

it.each([
  ['<STRONG class="x">IT</STRONG> intern', 'IT intern'],
  ['List&lt;String&gt; intern', 'List<String> intern'],
  ['K&uuml;che, &Eacute;cole, ni&ntilde;o, gar&ccedil;on', 'Küche, École, niño, garçon'],
  ['&euro;500 &hellip; &#8217;s &#x2019;s', '€500 … ’s ’s'],
  ['A&#xD800;B&#xDFFF;C', 'ABC'],
  ['R&amp;D &amp; &unknown; &amp', 'R&D & &unknown; &amp'],
  ['1 < 2 and 3 > 1', '1 < 2 and 3 > 1'],
  ['R&amp;amp;D', 'R&amp;D'],
  ['Sales<br>Intern<br/>', 'Sales Intern'],
  ['<p>Real</p><p class="x">estate</p>', 'Real estate'],
  ['<b>C</b>hef, <pre>Sous</pre>', 'Chef, Sous'],
  ['Sales &#150; East &#x92;26', 'Sales – East ’26'],
  ['Intern<!-- ref <b>7</b> --> &rarr; &frac12; day, soft&shy;ware', 'Intern → ½ day, software'],
  ['می&zwnj;خواهم', 'می\u200cخواهم'],
  ['<!-- open', '<!-- open'],
  ['&laquo;Sm&oslash;rebr&oslash;d&raquo; 20 &deg;C', '«Smørebrød» 20 °C'],
])('a posting’s title %s is shown as %s', (title, shown) => {
  expect(plainText(title)).toBe(shown);
});
