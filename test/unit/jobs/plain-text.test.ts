import { expect, it } from 'vitest';
import { plainText } from '../../../showcase/jobs/api/plain-text.ts';

it.each([
  ['List&lt;String&gt; intern', 'List<String> intern'],
  ['K&uuml;che, &Eacute;cole, ni&ntilde;o, gar&ccedil;on', 'Küche, École, niño, garçon'],
  ['R&amp;D &amp; &unknown; &amp', 'R&D & &unknown; &amp'],
  ['1 < 2 and 3 > 1', '1 < 2 and 3 > 1'],
  ['Sales<br>Intern<br/>', 'Sales Intern'],
  ['<b>C</b>hef, <pre>Sous</pre>', 'Chef, Sous'],
  ['Intern<!-- ref <b>7</b> --> &rarr; &frac12; day, soft&shy;ware', 'Intern → ½ day, software'],
  ['&laquo;Sm&oslash;rebr&oslash;d&raquo; 20 &deg;C', '«Smørebrød» 20 °C'],
])('a posting’s title %s is shown as %s', (title, shown) => {
  expect(plainText(title)).toBe(shown);
});
