import axios, { type AxiosResponseHeaders, type RawAxiosResponseHeaders } from 'axios';

/** JSON is parsed, an empty answer is null, all else stays text. */
export const parse = (data: unknown, headers: RawAxiosResponseHeaders | AxiosResponseHeaders): unknown => {
  if (typeof data !== 'string') return data;
  if (data === '') return null;
  if (!/\bjson\b/.test(String(headers['content-type'] ?? ''))) return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
};

export const client = axios.create({ adapter: 'fetch', responseType: 'text', transformResponse: [parse] });
