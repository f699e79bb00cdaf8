import { siteConfiguration } from '../site/index.ts';
import { defineEndpoint } from './define.ts';

export const getSiteConfiguration = defineEndpoint({
  id: 'getSiteConfiguration',
  method: 'GET',
  path: '/configuration',
  summary: 'Client configuration: phone lines, hours, e-mail addresses, currencies',
  status: 200,
  answer: siteConfiguration,
  errors: [],
});
