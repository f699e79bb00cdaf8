/**
 * Parts of towns that people look for a hotel in, where the source knows none or too few of them:
 * `country|town|area|latitude|longitude`, written by hand from maps.
 */
const BY_HAND = `
CO|Bogotá|Chapinero|4.6486|-74.0628
CO|Bogotá|Zona T|4.6672|-74.0527
CO|Bogotá|La Candelaria|4.5964|-74.0727
CO|Bogotá|Usaquén|4.6949|-74.0305
CO|Bogotá|Salitre|4.6561|-74.1070
CO|Bogotá|Parque de la 93|4.6769|-74.0483
CO|Cartagena|Ciudad Amurallada|10.4236|-75.5500
CO|Cartagena|Getsemaní|10.4222|-75.5447
CO|Cartagena|Bocagrande|10.4023|-75.5560
CO|Cartagena|Manga|10.4110|-75.5350
CO|Cartagena|La Boquilla|10.4770|-75.4930
CO|Medellín|El Poblado|6.2088|-75.5680
CO|Medellín|Laureles|6.2450|-75.5920
CO|Medellín|La Candelaria|6.2476|-75.5690
CO|Santa Marta|El Rodadero|11.2040|-74.2260
CO|Santa Marta|Taganga|11.2670|-74.1900
CO|Cali|Granada|3.4590|-76.5340
CO|Cali|San Antonio|3.4480|-76.5410
MX|Cancún|Zona Hotelera|21.1330|-86.7480
MX|Cancún|Puerto Juárez|21.1880|-86.8070
MX|Cancún|Costa Mujeres|21.2450|-86.8050
MX|Mexico City|Centro Histórico|19.4330|-99.1330
MX|Mexico City|La Condesa|19.4120|-99.1730
MX|Mexico City|Roma Norte|19.4190|-99.1620
MX|Mexico City|Polanco|19.4330|-99.1950
MX|Mexico City|Coyoacán|19.3500|-99.1620
MX|Mexico City|Zona Rosa|19.4260|-99.1650
MX|Guadalajara|Chapultepec|20.6720|-103.3690
MX|Guadalajara|Tlaquepaque|20.6400|-103.3130
MX|Puerto Vallarta|Zona Romántica|20.6010|-105.2360
MX|Puerto Vallarta|Marina Vallarta|20.6640|-105.2530
MX|Playa del Carmen|Playacar|20.6070|-87.0900
DO|Punta Cana|Bávaro|18.6860|-68.4480
DO|Punta Cana|Cap Cana|18.4820|-68.4010
DO|Santo Domingo|Zona Colonial|18.4730|-69.8830
US|Miami|Brickell|25.7610|-80.1910
US|Miami|Wynwood|25.8010|-80.1990
US|Miami|Coconut Grove|25.7290|-80.2420
US|Miami|Downtown|25.7750|-80.1920
US|Miami Beach|South Beach|25.7820|-80.1340
US|Miami Beach|Mid-Beach|25.8170|-80.1240
US|Miami Beach|North Beach|25.8560|-80.1230
US|Orlando|International Drive|28.4430|-81.4700
US|Orlando|Lake Buena Vista|28.3830|-81.5150
US|New York City|Midtown|40.7549|-73.9840
US|New York City|Times Square|40.7580|-73.9855
US|New York City|SoHo|40.7233|-74.0030
US|New York City|Upper West Side|40.7870|-73.9754
US|New York City|Upper East Side|40.7736|-73.9566
US|New York City|Harlem|40.8116|-73.9465
US|Los Angeles|Hollywood|34.0983|-118.3267
US|Los Angeles|Downtown|34.0430|-118.2500
US|Las Vegas|The Strip|36.1147|-115.1728
US|Las Vegas|Fremont|36.1700|-115.1420
PE|Lima|Miraflores|-12.1210|-77.0297
PE|Lima|Barranco|-12.1490|-77.0220
PE|Lima|San Isidro|-12.0970|-77.0360
PE|Lima|Centro Histórico|-12.0460|-77.0300
PE|Cusco|San Blas|-13.5150|-71.9750
AR|Buenos Aires|Palermo|-34.5790|-58.4250
AR|Buenos Aires|Recoleta|-34.5880|-58.3930
AR|Buenos Aires|San Telmo|-34.6210|-58.3720
AR|Buenos Aires|Puerto Madero|-34.6110|-58.3630
AR|Buenos Aires|Microcentro|-34.6030|-58.3750
CL|Santiago|Providencia|-33.4310|-70.6090
CL|Santiago|Las Condes|-33.4140|-70.5830
CL|Santiago|Lastarria|-33.4370|-70.6400
EC|Quito|Centro Histórico|-0.2200|-78.5120
EC|Quito|La Mariscal|-0.2040|-78.4900
PA|Panamá|Casco Viejo|8.9520|-79.5350
PA|Panamá|El Cangrejo|8.9860|-79.5270
PA|Panamá|Marbella|8.9790|-79.5190
BR|Rio de Janeiro|Copacabana|-22.9711|-43.1822
BR|Rio de Janeiro|Ipanema|-22.9838|-43.2045
BR|Rio de Janeiro|Santa Teresa|-22.9210|-43.1860
BR|Rio de Janeiro|Barra da Tijuca|-23.0040|-43.3650
BR|São Paulo|Jardins|-23.5660|-46.6640
ES|Madrid|Sol|40.4169|-3.7035
ES|Madrid|Malasaña|40.4260|-3.7040
ES|Madrid|Chueca|40.4230|-3.6980
ES|Madrid|Salamanca|40.4300|-3.6800
ES|Madrid|La Latina|40.4110|-3.7100
ES|Barcelona|Barrio Gótico|41.3830|2.1760
ES|Sevilla|Santa Cruz|37.3860|-5.9880
ES|Sevilla|Triana|37.3830|-6.0020
FR|Paris|Le Marais|48.8590|2.3590
FR|Paris|Montmartre|48.8867|2.3431
FR|Paris|Saint-Germain|48.8540|2.3330
FR|Paris|Opéra|48.8710|2.3320
IT|Rome|Trastevere|41.8890|12.4690
IT|Rome|Monti|41.8950|12.4930
IT|Rome|Termini|41.9010|12.5010
GB|London|Covent Garden|51.5117|-0.1240
GB|London|Kensington|51.4990|-0.1930
GB|London|Shoreditch|51.5240|-0.0780
GB|London|Soho|51.5136|-0.1365
PT|Lisbon|Alfama|38.7120|-9.1300
PT|Lisbon|Chiado|38.7100|-9.1420
PT|Lisbon|Belém|38.6970|-9.2060
`;

export interface Area {
  country: string;
  town: string;
  name: string;
  lat: number;
  lon: number;
}

export const areasByHand: Area[] = BY_HAND.trim()
  .split('\n')
  .map((line) => {
    const [country = '', town = '', name = '', lat, lon] = line.split('|');
    return { country, town, name, lat: Number(lat), lon: Number(lon) };
  });
