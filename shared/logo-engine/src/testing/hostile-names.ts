/** Names as attackers, copied rubbish and odd keyboards send them, by what they try. */
export const HOSTILE_NAMES: Readonly<Record<string, readonly string[]>> = {
  markup: [
    '<b>Bold</b>', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '</text></svg><svg>', '<!-- Ana -->', '<![CDATA[Ana]]>',
    '<?xml version="1.0"?>', '<!DOCTYPE html>', '&lt;Ana&gt;', '&amp;amp;', '&#x41;na', '&bogus;', '<a href="javascript:alert(1)">', '<style>*{}</style>', "' onclick='x",
    '<use href="#a"/>', '<image href="file:///etc/passwd"/>', 'a" fill="url(#x)', ']]>', '<foreignObject>', '{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}', '[[Ana]]', '**Ana**', '`ls`',
  ],
  injection: [
    "Robert'); DROP TABLE projects;--", "' OR '1'='1", '1; SELECT pg_sleep(9)', '" OR ""="', "admin'--", '\\x27 OR 1=1', '; rm -rf /', '$(reboot)', '| cat /etc/passwd', '&& shutdown',
    '../../etc/passwd', '..\\..\\windows', 'C:\\con\\con', 'file:///etc/hosts', 'http://example.org/x', 'mailto:a@b.c', 'data:text/html,x', '%00%0a', '%s%s%s%n', '%2e%2e%2f', '\\u0041na',
    '=1+1', '+cmd', '@SUM(1)', '-2+3', 'NULL', 'null', 'undefined', 'NaN', 'Infinity', 'true', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'CON', 'nul.txt', '(){ :;}; x', '${jndi:ldap://x}',
  ],
  bidi: [
    '\u202eAna', 'Ana\u202e', '\u202dAna\u202c', '\u202aAna', '\u202bAna', '\u2066Ana\u2069', '\u2067Ana', '\u2068Ana', 'A\u200ena', 'A\u200fna', 'A\u061cna', 'Ana \u202egnp.exe',
    '\u202e\u202e\u202e', 'שלום\u202eAna', 'A\u206ana', 'A\u206fna',
  ],
  invisible: [
    'A\u200bna', '\u200b', '\u200b\u200c\u200d', 'A\u200dna', 'A\u200cna', '\u200dAna\u200d', 'A\ufeffna', '\ufeff', 'A\u2060na', 'A\u00adna', '\u00ad', 'A\u034fna', 'A\u180ena', '\u3164', 'A\u3164', '\uffa0A',
    '\u115fA', 'A\u2800', '\u2800', 'A\u17b4na', 'A\ufe0fna', '\ufe0f', 'A\u{e0100}na', 'A\u{e0041}\u{e007f}', '\u{e0001}Ana', 'A\u2061B',
  ],
  blank: ['', ' ', '     ', '\u00a0', '\u3000\u3000', '\u2003 \u2009', '\t', '\n', '\r\n', '\v\f', ' '.repeat(10_000), '\u3000'.repeat(60)],
  control: [
    '\0', 'A\0na', '\u0001\u0002\u0003', 'A\u0007na', 'A\u001b[31mna', '\u007f', 'A\u0085na', 'A\u009fna', 'A\nna', 'A\r\nna', 'A\tna', 'A\u2028na', 'A\u2029na', 'A\u000bna', '\b\b\bAna',
    'A\ufff9na\ufffb', 'A\ufffcna', 'A\ufffdna', 'A\uffffna', 'A\ufdd0na',
  ],
  surrogate: ['\ud800', '\udc00', 'A\ud83dna', 'A\udc36na', '\udc36\ud83d', 'Ana\ud83d'],
  private: ['\ue000', 'A\uf8ffna', '\u{f0000}A', '\u{10fffd}', 'A\u0378na', 'A\u{e0080}na', '\u{1fbfa}A'],
  flood: [
    'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034dA', 'A\u0301\u0301\u0301', `A${'\u0300'.repeat(60)}`, '\u0300\u0301Ana', 'A\u20dd\u20de\u20df',
    'ก\u0e48\u0e48\u0e48\u0e48\u0e48\u0e48', 'क\u094d\u094d\u094d\u094d\u094d', 'ا\u064b\u064c\u064d\u064e\u064f\u0650', 'A\u0489B\u0489', 'o\u0336l\u0336d\u0336', 'A\u1ab0\u1ab1\u1ab2', 'ส\u0e39\u0e49\u0e48',
    'H\u0302\u0303a\u0302\u0303', 'א\u05b0\u05b1\u05b2\u05b3\u05b4',
  ],
  long: ['A'.repeat(10_000), 'Ana '.repeat(2_500), '🐶'.repeat(5_000), '山'.repeat(10_000), 'A'.repeat(61), 'W'.repeat(60), 'i'.repeat(60), 'W W '.repeat(15), 'ﷺ'.repeat(60), 'Æ'.repeat(60), '山'.repeat(60), `${'a'.repeat(29)} ${'b'.repeat(30)}`],
  emoji: [
    '🐶', '🐶🐾', 'Paws 🐶', '🐶Paws', 'Pa🐶ws', '👩‍🍳 Ana', '👍🏽 Ana', '👨‍👩‍👧‍👦 Ana', '🇩🇪 Ana', '🇩 Ana', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Ana', '1️⃣ Ana', '#️⃣ Ana', '❤️ Ana', '❤ Ana', '☕︎ Ana', '🫠 Ana',
    '🏳️‍🌈 Ana', 'Ana ™️', '©️ Ana', '🧑🏿‍🚀', '➡️ Ana', 'Ana ☀️☁️', '🈚 Ana', '♻ Ana', '👁️‍🗨️ Ana',
  ],
  styled: ['𝕭𝖔𝖑𝖉', '𝓢𝓬𝓻𝓲𝓹𝓽', '𝟙𝟚𝟛', 'Ｆｕｌｌ　Ｗｉｄｔｈ', 'ﬁne ﬂour', '﷽', 'ﷺ', 'Ⓐⓝⓐ', '🅰na', '🄰na', 'ᴀɴᴀ', 'ₐₙₐ', 'Hⁿ²', 'H₂O', 'Ⅳ Ana', '½ Ana', '㎏', '㈱山本', '㍿', 'ｶﾌｪ', 'ｶﾞﾗｽ', 'ﻣﻘﻬﻰ', 'ſtraße', 'Ǆ Ana', '℡ 5', '№ 5', '℃', '𐌰𐌽𐌰'],
  wide: ['𒐫 Ana', '꧅ Ana', '⸻ Ana', '﹏﹏﹏A', '௵ A', '𒈙', 'ஹ', '⎲⎳A', '▓▓▓A', '────A'],
  mixed: ['Café 山本', 'שלום Ana', 'Ana שלום 24', 'מלון 24/7', 'دار Ana', 'مقهى 7', 'Ана Ana', 'Ελιά Tea', 'ไทย Ana', '山本 Tea ルーム', '달빛 山', 'अना Ana', 'Аnа', 'Pаypal', 'ΑΒΓ ABC АБВ', '山 ศ ש ع', 'א1ב2ג3', '(שלום)', 'Ana (دار)'],
  figures: ['7', '24/7', '007', '3.14', '1-2-3', '٣٤٥', '१२३', '๑๒๓', '一二三', '0', '-1', '1e400', '９９'],
  signs: ['&', '!!!', '...', '—', '@', '#', '?', '★', '☽', '♥', '«»', '“”', '()', '*', '/', '+', '=', '%', '¿?', '©', '™', '€', '§', '…', '• • •', "'''"],
  letters: ['İstanbul', 'ısı', 'IŞIK', 'i̇', 'Straße', 'GROẞ', 'ĳs', 'Ĳsland', 'Ångström', 'Åsa', 'Cafe\u0301', 'Nguyễn', 'Nguye\u0302\u0303n', 'Łódź', 'Þór', 'ŒUVRE', 'Ọṣun', 'Ọ\u0301ba', 'Ŝanĝo', 'ŉ', 'ʻOhana', 'Ḥālid', 'Ǧamāl', 'Ẁ', 'Q̃', 'L’Été', 'ДЖ', 'Ѣ', 'Ґава', 'ς', 'Ὀδύσσεια', 'Ϊ'],
  jamo: ['ㅋㅋㅋ', '\u1112\u1161\u11ab', '\u1112', '한\u11ab', 'ㄱ', '뷁', '가\u3099'],
  unsupported: ['საქართველო', 'ሰላም', 'ᐃᓄᒃᑎᑐᑦ', 'ខ្មែរ', 'မြန်မာ', 'বাংলা', 'தமிழ்', 'ᠮᠣᠩᠭᠣᠯ', 'Հայաստան', 'ᚠᚢᚦ', '𓀀𓁐', 'ꦲꦏ꧀ꦱꦫ', 'ᏣᎳᎩ', '台灣國語', '龘靐齉', '鱻羴', '𠮷野家', '㐀', 'にゃー', 'Ana საბა', 'ᄀᄀ', 'ދިވެހި', 'ܣܘܪܝܝܐ', 'བོད'],
};
