export { keepAccountNews } from './keep-account-news.ts';
