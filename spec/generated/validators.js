// Generated from spec/ by "npm run generate". Do not edit.
"use strict";
export const createAccessToken = validate20;
const schema31 = {"type":"object","properties":{"client_id":{"type":"string"},"client_secret":{"type":"string"},"grant_type":{"type":"string","enum":["client_credentials"]},"scope":{"type":"string"}},"additionalProperties":false,"$id":"createAccessToken"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAccessToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "client_id") || (key0 === "client_secret")) || (key0 === "grant_type")) || (key0 === "scope"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.client_id !== undefined){
if(typeof data.client_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{}}); errors++;
}
}
if(data.client_secret !== undefined){
if(typeof data.client_secret !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/client_secret",keyword:"type",params:{}}); errors++;
}
}
if(data.grant_type !== undefined){
let data2 = data.grant_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/grant_type",keyword:"type",params:{}}); errors++;
}
if(!(data2 === "client_credentials")){
(vErrors ??= []).push({instancePath:instancePath+"/grant_type",keyword:"enum",params:{allowedValues: schema31.properties.grant_type.enum}}); errors++;
}
}
if(data.scope !== undefined){
if(typeof data.scope !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const createWebComponentToken = validate21;
const schema32 = {"type":"object","properties":{"resources":{"type":"array","items":{"type":"string","pattern":"^(?:(?:read|write):(?:account|business|checkout|tokenize)|tokenize):[0-9A-Za-z_]{1,64}$"},"minItems":1,"maxItems":50}},"required":["resources"],"additionalProperties":false,"$id":"createWebComponentToken"};
const pattern4 = /^(?:(?:read|write):(?:account|business|checkout|tokenize)|tokenize):[0-9A-Za-z_]{1,64}$/;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebComponentToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resources === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resources"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "resources")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.resources !== undefined){
let data0 = data.resources;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"maxItems",params:{limit: 50}}); errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"minItems",params:{limit: 1}}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/resources/" + i0,keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resources/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const createSubAccount = validate22;
const schema33 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"currency":{"type":"string","enum":["usd","cad"]}},"required":["name"],"additionalProperties":false,"$id":"createSubAccount"};
const pattern5 = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSubAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}}); errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "currency"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}}); errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{}}); errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema33.properties.currency.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const createSellerAccount = validate23;
const schema34 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"currency":{"type":"string","enum":["usd","cad"]}},"required":["name"],"additionalProperties":false,"$id":"createSellerAccount"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSellerAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}}); errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "currency"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}}); errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{}}); errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema34.properties.currency.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const createOnboardingEntry = validate24;
const schema35 = {"type":"object","properties":{"onboarding_version":{"type":"string","pattern":"^v\\d+\\.\\d+$"},"business_details":{"type":"object","properties":{"type":{"type":"string","enum":["individual","for_profit","non_profit","government_entity"]},"structure":{"type":"string","enum":["sole_proprietorship","single_llc","multi_llc","private_partnership","private_corporation","unincorporated_association","public_partnership","public_corporation","incorporated","unincorporated","government_unit","government_instrumentality","tax_exempt_government_instrumentality"]},"url":{"type":"string","pattern":"^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$"},"industry":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"tax_id":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"legal":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"}},"additionalProperties":false},"doing_business_as":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false}},"additionalProperties":false},"representative":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"dob_month":{"type":"string","pattern":"^(0[1-9]|1[0-2])$"},"dob_day":{"type":"string","pattern":"^(0[1-9]|[12]\\d|3[01])$"},"dob_year":{"type":"string","pattern":"^\\d{4}$"},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"ssn_last4":{"type":"string","pattern":"^\\d{4}$"},"is_owner":{"type":"boolean"}},"additionalProperties":false},"owners":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254}},"additionalProperties":false},"maxItems":4},"bank_account":{"type":"object","properties":{"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"account_nickname":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false},"terms_and_conditions":{"type":"object","properties":{"accepted":{"type":"boolean"},"ip":{"type":"string"},"user_agent":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false}},"additionalProperties":false,"$id":"createOnboardingEntry"};
const pattern7 = /^v\d+\.\d+$/;
const pattern8 = /^(https?:\/\/)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$/;
const pattern10 = /^\d(-?\d){8}$/;
const pattern12 = /^[^\s@\u0000-\u001f\u007f]{1,64}@[^\s@.\u0000-\u001f\u007f]+(\.[^\s@.\u0000-\u001f\u007f]+)+$/;
const pattern17 = /^[A-Za-z]{2,3}$/;
const pattern18 = /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/;
const pattern19 = /^[A-Za-z]{2}$/;
const pattern24 = /^(0[1-9]|1[0-2])$/;
const pattern25 = /^(0[1-9]|[12]\d|3[01])$/;
const pattern26 = /^\d{4}$/;
const pattern39 = /^\d{9}$/;
const pattern40 = /^\d{4,17}$/;
const func1 = /* @__PURE__ */ (() => Object.prototype.hasOwnProperty)();

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createOnboardingEntry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "onboarding_version") || (key0 === "business_details")) || (key0 === "representative")) || (key0 === "owners")) || (key0 === "bank_account")) || (key0 === "terms_and_conditions"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.onboarding_version !== undefined){
let data0 = data.onboarding_version;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/onboarding_version",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/onboarding_version",keyword:"type",params:{}}); errors++;
}
}
if(data.business_details !== undefined){
let data1 = data.business_details;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func1.call(schema35.properties.business_details.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/business_details",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/type",keyword:"type",params:{}}); errors++;
}
if(!((((data2 === "individual") || (data2 === "for_profit")) || (data2 === "non_profit")) || (data2 === "government_entity"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/type",keyword:"enum",params:{allowedValues: schema35.properties.business_details.properties.type.enum}}); errors++;
}
}
if(data1.structure !== undefined){
let data3 = data1.structure;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/structure",keyword:"type",params:{}}); errors++;
}
if(!(((((((((((((data3 === "sole_proprietorship") || (data3 === "single_llc")) || (data3 === "multi_llc")) || (data3 === "private_partnership")) || (data3 === "private_corporation")) || (data3 === "unincorporated_association")) || (data3 === "public_partnership")) || (data3 === "public_corporation")) || (data3 === "incorporated")) || (data3 === "unincorporated")) || (data3 === "government_unit")) || (data3 === "government_instrumentality")) || (data3 === "tax_exempt_government_instrumentality"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/structure",keyword:"enum",params:{allowedValues: schema35.properties.business_details.properties.structure.enum}}); errors++;
}
}
if(data1.url !== undefined){
let data4 = data1.url;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/url",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/url",keyword:"type",params:{}}); errors++;
}
}
if(data1.industry !== undefined){
let data5 = data1.industry;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/industry",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/industry",keyword:"type",params:{}}); errors++;
}
}
if(data1.tax_id !== undefined){
let data6 = data1.tax_id;
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/tax_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/tax_id",keyword:"type",params:{}}); errors++;
}
}
if(data1.phone !== undefined){
let data7 = data1.phone;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/phone",keyword:"type",params:{}}); errors++;
}
}
if(data1.email !== undefined){
let data8 = data1.email;
if(typeof data8 === "string"){
if(data8.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/email",keyword:"type",params:{}}); errors++;
}
}
if(data1.legal !== undefined){
let data9 = data1.legal;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!(((((((key2 === "name") || (key2 === "address_line1")) || (key2 === "address_line2")) || (key2 === "address_city")) || (key2 === "address_state")) || (key2 === "address_postal_code")) || (key2 === "address_country"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/name",keyword:"type",params:{}}); errors++;
}
}
if(data9.address_line1 !== undefined){
let data11 = data9.address_line1;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_line1",keyword:"type",params:{}}); errors++;
}
}
if(data9.address_line2 !== undefined){
let data12 = data9.address_line2;
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_line2",keyword:"type",params:{}}); errors++;
}
}
if(data9.address_city !== undefined){
let data13 = data9.address_city;
if(typeof data13 === "string"){
if(!pattern5.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_city",keyword:"type",params:{}}); errors++;
}
}
if(data9.address_state !== undefined){
let data14 = data9.address_state;
if(typeof data14 === "string"){
if(!pattern17.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_state",keyword:"type",params:{}}); errors++;
}
}
if(data9.address_postal_code !== undefined){
let data15 = data9.address_postal_code;
if(typeof data15 === "string"){
if(!pattern18.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data9.address_country !== undefined){
let data16 = data9.address_country;
if(typeof data16 === "string"){
if(!pattern19.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal/address_country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/legal",keyword:"type",params:{}}); errors++;
}
}
if(data1.doing_business_as !== undefined){
let data17 = data1.doing_business_as;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
if(!(key3 === "name")){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/doing_business_as",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data17.name !== undefined){
let data18 = data17.name;
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/business_details/doing_business_as/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/doing_business_as/name",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details/doing_business_as",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/business_details",keyword:"type",params:{}}); errors++;
}
}
if(data.representative !== undefined){
let data19 = data.representative;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!(func1.call(schema35.properties.representative.properties, key4))){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"additionalProperties",params:{additionalProperty: key4}}); errors++;
}
}
if(data19.name !== undefined){
let data20 = data19.name;
if(typeof data20 === "string"){
if(!pattern5.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/name",keyword:"type",params:{}}); errors++;
}
}
if(data19.title !== undefined){
let data21 = data19.title;
if(typeof data21 === "string"){
if(!pattern5.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/title",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/title",keyword:"type",params:{}}); errors++;
}
}
if(data19.email !== undefined){
let data22 = data19.email;
if(typeof data22 === "string"){
if(data22.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"type",params:{}}); errors++;
}
}
if(data19.dob_month !== undefined){
let data23 = data19.dob_month;
if(typeof data23 === "string"){
if(!pattern24.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_month",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_month",keyword:"type",params:{}}); errors++;
}
}
if(data19.dob_day !== undefined){
let data24 = data19.dob_day;
if(typeof data24 === "string"){
if(!pattern25.test(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_day",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_day",keyword:"type",params:{}}); errors++;
}
}
if(data19.dob_year !== undefined){
let data25 = data19.dob_year;
if(typeof data25 === "string"){
if(!pattern26.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_year",keyword:"type",params:{}}); errors++;
}
}
if(data19.address_line1 !== undefined){
let data26 = data19.address_line1;
if(typeof data26 === "string"){
if(!pattern5.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_line1",keyword:"type",params:{}}); errors++;
}
}
if(data19.address_line2 !== undefined){
let data27 = data19.address_line2;
if(typeof data27 === "string"){
if(!pattern5.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_line2",keyword:"type",params:{}}); errors++;
}
}
if(data19.address_city !== undefined){
let data28 = data19.address_city;
if(typeof data28 === "string"){
if(!pattern5.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_city",keyword:"type",params:{}}); errors++;
}
}
if(data19.address_state !== undefined){
let data29 = data19.address_state;
if(typeof data29 === "string"){
if(!pattern17.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_state",keyword:"type",params:{}}); errors++;
}
}
if(data19.address_postal_code !== undefined){
let data30 = data19.address_postal_code;
if(typeof data30 === "string"){
if(!pattern18.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data19.address_country !== undefined){
let data31 = data19.address_country;
if(typeof data31 === "string"){
if(!pattern19.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address_country",keyword:"type",params:{}}); errors++;
}
}
if(data19.phone !== undefined){
let data32 = data19.phone;
if(typeof data32 === "string"){
if(!pattern5.test(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/phone",keyword:"type",params:{}}); errors++;
}
}
if(data19.ssn_last4 !== undefined){
let data33 = data19.ssn_last4;
if(typeof data33 === "string"){
if(!pattern26.test(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ssn_last4",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/ssn_last4",keyword:"type",params:{}}); errors++;
}
}
if(data19.is_owner !== undefined){
if(typeof data19.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/is_owner",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"type",params:{}}); errors++;
}
}
if(data.owners !== undefined){
let data35 = data.owners;
if(Array.isArray(data35)){
if(data35.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"maxItems",params:{limit: 4}}); errors++;
}
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key5 in data36){
if(!((key5 === "name") || (key5 === "email"))){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"additionalProperties",params:{additionalProperty: key5}}); errors++;
}
}
if(data36.name !== undefined){
let data37 = data36.name;
if(typeof data37 === "string"){
if(!pattern5.test(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/name",keyword:"type",params:{}}); errors++;
}
}
if(data36.email !== undefined){
let data38 = data36.email;
if(typeof data38 === "string"){
if(data38.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{}}); errors++;
}
}
if(data.bank_account !== undefined){
let data39 = data.bank_account;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key6 in data39){
if(!((((((key6 === "bank_name") || (key6 === "account_nickname")) || (key6 === "routing_number")) || (key6 === "account_number")) || (key6 === "account_type")) || (key6 === "account_owner_name"))){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"additionalProperties",params:{additionalProperty: key6}}); errors++;
}
}
if(data39.bank_name !== undefined){
let data40 = data39.bank_name;
if(typeof data40 === "string"){
if(!pattern5.test(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/bank_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/bank_name",keyword:"type",params:{}}); errors++;
}
}
if(data39.account_nickname !== undefined){
let data41 = data39.account_nickname;
if(typeof data41 === "string"){
if(!pattern5.test(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_nickname",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_nickname",keyword:"type",params:{}}); errors++;
}
}
if(data39.routing_number !== undefined){
let data42 = data39.routing_number;
if(typeof data42 === "string"){
if(!pattern39.test(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/routing_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/routing_number",keyword:"type",params:{}}); errors++;
}
}
if(data39.account_number !== undefined){
let data43 = data39.account_number;
if(typeof data43 === "string"){
if(!pattern40.test(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_number",keyword:"type",params:{}}); errors++;
}
}
if(data39.account_type !== undefined){
let data44 = data39.account_type;
if(typeof data44 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_type",keyword:"type",params:{}}); errors++;
}
if(!((data44 === "checking") || (data44 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_type",keyword:"enum",params:{allowedValues: schema35.properties.bank_account.properties.account_type.enum}}); errors++;
}
}
if(data39.account_owner_name !== undefined){
let data45 = data39.account_owner_name;
if(typeof data45 === "string"){
if(!pattern5.test(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_owner_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/account_owner_name",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"type",params:{}}); errors++;
}
}
if(data.terms_and_conditions !== undefined){
let data46 = data.terms_and_conditions;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key7 in data46){
if(!(((key7 === "accepted") || (key7 === "ip")) || (key7 === "user_agent"))){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions",keyword:"additionalProperties",params:{additionalProperty: key7}}); errors++;
}
}
if(data46.accepted !== undefined){
if(typeof data46.accepted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/accepted",keyword:"type",params:{}}); errors++;
}
}
if(data46.ip !== undefined){
if(typeof data46.ip !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/ip",keyword:"type",params:{}}); errors++;
}
}
if(data46.user_agent !== undefined){
let data49 = data46.user_agent;
if(typeof data49 === "string"){
if(!pattern5.test(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/user_agent",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions/user_agent",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/terms_and_conditions",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const createBusiness = validate25;
const schema36 = {"type":"object","properties":{"legal_name":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"website_url":{"type":"string","pattern":"^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"doing_business_as":{"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"business_type":{"type":"string","enum":["individual","for_profit","non_profit","government_entity"]},"business_structure":{"type":"string","enum":["sole_proprietorship","single_llc","multi_llc","private_partnership","private_corporation","unincorporated_association","public_partnership","public_corporation","incorporated","unincorporated","government_unit","government_instrumentality","tax_exempt_government_instrumentality"]},"classification":{"type":"string","enum":["government","limited","non_profit","partnership","corporation","public_company","sole_proprietor"]},"industry":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"mcc":{"type":"string","pattern":"^\\d{4}$"},"tax_id":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"date_of_incorporation":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"country_of_establishment":{"type":"string","enum":["USA","CAN"]},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"additional_questions":{"type":"object","additionalProperties":true,"maxProperties":500},"legal_address":{"type":"object","properties":{"id":{"type":"string"},"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"representative":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_day":{"type":"string","pattern":"^(0?[1-9]|[12]\\d|3[01])$"},"dob_month":{"type":"string","pattern":"^(0?[1-9]|1[0-2])$"},"dob_year":{"type":"string","pattern":"^\\d{4}$"},"identification_number":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"is_owner":{"type":"boolean"},"ownership_percentage":{"type":["integer","string"],"minimum":0,"maximum":100,"pattern":"^(\\d{1,2}|100)$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"address":{"type":"object","properties":{"id":{"type":"string"},"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"business_id":{},"platform_account_id":{},"ssn_last4":{},"documents":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"owners":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_day":{"type":"string","pattern":"^(0?[1-9]|[12]\\d|3[01])$"},"dob_month":{"type":"string","pattern":"^(0?[1-9]|1[0-2])$"},"dob_year":{"type":"string","pattern":"^\\d{4}$"},"identification_number":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"is_owner":{"type":"boolean"},"ownership_percentage":{"type":["integer","string"],"minimum":0,"maximum":100,"pattern":"^(\\d{1,2}|100)$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"address":{"type":"object","properties":{"id":{"type":"string"},"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"business_id":{},"platform_account_id":{},"ssn_last4":{},"documents":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"maxItems":4},"id":{},"platform_account_id":{},"tax_id_last4":{},"terms_conditions_accepted":{},"associated_accounts":{},"documents":{},"bank_accounts":{},"product_categories":{},"bank_account_verification":{},"created_at":{},"updated_at":{}},"required":["legal_name"],"additionalProperties":false,"$id":"createBusiness"};
const pattern51 = /^\d{4}-\d{2}-\d{2}$/;
const pattern62 = /^(0?[1-9]|[12]\d|3[01])$/;
const pattern63 = /^(0?[1-9]|1[0-2])$/;
const pattern66 = /^(\d{1,2}|100)$/;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createBusiness" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.legal_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "legal_name"}}); errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.legal_name !== undefined){
let data0 = data.legal_name;
if(typeof data0 === "string"){
if(data0.length > 255){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"maxLength",params:{limit: 255}}); errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"type",params:{}}); errors++;
}
}
if(data.website_url !== undefined){
let data1 = data.website_url;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"type",params:{}}); errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(data2.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{}}); errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{}}); errors++;
}
}
if(data.doing_business_as !== undefined){
let data4 = data.doing_business_as;
if(typeof data4 === "string"){
if(data4.length > 255){
(vErrors ??= []).push({instancePath:instancePath+"/doing_business_as",keyword:"maxLength",params:{limit: 255}}); errors++;
}
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/doing_business_as",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/doing_business_as",keyword:"type",params:{}}); errors++;
}
}
if(data.business_type !== undefined){
let data5 = data.business_type;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_type",keyword:"type",params:{}}); errors++;
}
if(!((((data5 === "individual") || (data5 === "for_profit")) || (data5 === "non_profit")) || (data5 === "government_entity"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_type",keyword:"enum",params:{allowedValues: schema36.properties.business_type.enum}}); errors++;
}
}
if(data.business_structure !== undefined){
let data6 = data.business_structure;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_structure",keyword:"type",params:{}}); errors++;
}
if(!(((((((((((((data6 === "sole_proprietorship") || (data6 === "single_llc")) || (data6 === "multi_llc")) || (data6 === "private_partnership")) || (data6 === "private_corporation")) || (data6 === "unincorporated_association")) || (data6 === "public_partnership")) || (data6 === "public_corporation")) || (data6 === "incorporated")) || (data6 === "unincorporated")) || (data6 === "government_unit")) || (data6 === "government_instrumentality")) || (data6 === "tax_exempt_government_instrumentality"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_structure",keyword:"enum",params:{allowedValues: schema36.properties.business_structure.enum}}); errors++;
}
}
if(data.classification !== undefined){
let data7 = data.classification;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/classification",keyword:"type",params:{}}); errors++;
}
if(!(((((((data7 === "government") || (data7 === "limited")) || (data7 === "non_profit")) || (data7 === "partnership")) || (data7 === "corporation")) || (data7 === "public_company")) || (data7 === "sole_proprietor"))){
(vErrors ??= []).push({instancePath:instancePath+"/classification",keyword:"enum",params:{allowedValues: schema36.properties.classification.enum}}); errors++;
}
}
if(data.industry !== undefined){
let data8 = data.industry;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/industry",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/industry",keyword:"type",params:{}}); errors++;
}
}
if(data.mcc !== undefined){
let data9 = data.mcc;
if(typeof data9 === "string"){
if(!pattern26.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/mcc",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mcc",keyword:"type",params:{}}); errors++;
}
}
if(data.tax_id !== undefined){
let data10 = data.tax_id;
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tax_id",keyword:"type",params:{}}); errors++;
}
}
if(data.date_of_incorporation !== undefined){
let data11 = data.date_of_incorporation;
if(typeof data11 === "string"){
if(!pattern51.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/date_of_incorporation",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date_of_incorporation",keyword:"type",params:{}}); errors++;
}
}
if(data.country_of_establishment !== undefined){
let data12 = data.country_of_establishment;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_establishment",keyword:"type",params:{}}); errors++;
}
if(!((data12 === "USA") || (data12 === "CAN"))){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_establishment",keyword:"enum",params:{allowedValues: schema36.properties.country_of_establishment.enum}}); errors++;
}
}
if(data.metadata !== undefined){
let data13 = data.metadata;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.additional_questions !== undefined){
let data14 = data.additional_questions;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/additional_questions",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/additional_questions",keyword:"type",params:{}}); errors++;
}
}
if(data.legal_address !== undefined){
let data15 = data.legal_address;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(!(func1.call(schema36.properties.legal_address.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data15.id !== undefined){
if(typeof data15.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/id",keyword:"type",params:{}}); errors++;
}
}
if(data15.line1 !== undefined){
let data17 = data15.line1;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/line1",keyword:"type",params:{}}); errors++;
}
}
if(data15.line2 !== undefined){
let data18 = data15.line2;
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/line2",keyword:"type",params:{}}); errors++;
}
}
if(data15.city !== undefined){
let data19 = data15.city;
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/city",keyword:"type",params:{}}); errors++;
}
}
if(data15.state !== undefined){
let data20 = data15.state;
if(typeof data20 === "string"){
if(!pattern17.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/state",keyword:"type",params:{}}); errors++;
}
}
if(data15.postal_code !== undefined){
let data21 = data15.postal_code;
if(typeof data21 === "string"){
if(!pattern18.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data15.country !== undefined){
let data22 = data15.country;
if(typeof data22 === "string"){
if(!pattern17.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address",keyword:"type",params:{}}); errors++;
}
}
if(data.representative !== undefined){
let data23 = data.representative;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key2 in data23){
if(!(func1.call(schema36.properties.representative.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data23.id !== undefined){
if(typeof data23.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/id",keyword:"type",params:{}}); errors++;
}
}
if(data23.name !== undefined){
let data25 = data23.name;
if(typeof data25 === "string"){
if(!pattern5.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/name",keyword:"type",params:{}}); errors++;
}
}
if(data23.title !== undefined){
let data26 = data23.title;
if(typeof data26 === "string"){
if(!pattern5.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/title",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/title",keyword:"type",params:{}}); errors++;
}
}
if(data23.email !== undefined){
let data27 = data23.email;
if(typeof data27 === "string"){
if(data27.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"type",params:{}}); errors++;
}
}
if(data23.phone !== undefined){
let data28 = data23.phone;
if(typeof data28 === "string"){
if(!pattern5.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/phone",keyword:"type",params:{}}); errors++;
}
}
if(data23.dob_day !== undefined){
let data29 = data23.dob_day;
if(typeof data29 === "string"){
if(!pattern62.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_day",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_day",keyword:"type",params:{}}); errors++;
}
}
if(data23.dob_month !== undefined){
let data30 = data23.dob_month;
if(typeof data30 === "string"){
if(!pattern63.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_month",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_month",keyword:"type",params:{}}); errors++;
}
}
if(data23.dob_year !== undefined){
let data31 = data23.dob_year;
if(typeof data31 === "string"){
if(!pattern26.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_year",keyword:"type",params:{}}); errors++;
}
}
if(data23.identification_number !== undefined){
let data32 = data23.identification_number;
if(typeof data32 === "string"){
if(!pattern10.test(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/identification_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/identification_number",keyword:"type",params:{}}); errors++;
}
}
if(data23.is_owner !== undefined){
if(typeof data23.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/is_owner",keyword:"type",params:{}}); errors++;
}
}
if(data23.ownership_percentage !== undefined){
let data34 = data23.ownership_percentage;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (typeof data34 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ownership_percentage",keyword:"type",params:{}}); errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 100 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ownership_percentage",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;
}
if(data34 < 0 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ownership_percentage",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
if(typeof data34 === "string"){
if(!pattern66.test(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ownership_percentage",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data23.metadata !== undefined){
let data35 = data23.metadata;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(Object.keys(data35).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/representative/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data23.address !== undefined){
let data36 = data23.address;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key3 in data36){
if(!(func1.call(schema36.properties.representative.properties.address.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data36.id !== undefined){
if(typeof data36.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/id",keyword:"type",params:{}}); errors++;
}
}
if(data36.line1 !== undefined){
let data38 = data36.line1;
if(typeof data38 === "string"){
if(!pattern5.test(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/line1",keyword:"type",params:{}}); errors++;
}
}
if(data36.line2 !== undefined){
let data39 = data36.line2;
if(typeof data39 === "string"){
if(!pattern5.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/line2",keyword:"type",params:{}}); errors++;
}
}
if(data36.city !== undefined){
let data40 = data36.city;
if(typeof data40 === "string"){
if(!pattern5.test(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/city",keyword:"type",params:{}}); errors++;
}
}
if(data36.state !== undefined){
let data41 = data36.state;
if(typeof data41 === "string"){
if(!pattern17.test(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/state",keyword:"type",params:{}}); errors++;
}
}
if(data36.postal_code !== undefined){
let data42 = data36.postal_code;
if(typeof data42 === "string"){
if(!pattern18.test(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data36.country !== undefined){
let data43 = data36.country;
if(typeof data43 === "string"){
if(!pattern17.test(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"type",params:{}}); errors++;
}
}
if(data.owners !== undefined){
let data44 = data.owners;
if(Array.isArray(data44)){
if(data44.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"maxItems",params:{limit: 4}}); errors++;
}
const len0 = data44.length;
for(let i0=0; i0<len0; i0++){
let data45 = data44[i0];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key4 in data45){
if(!(func1.call(schema36.properties.owners.items.properties, key4))){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"additionalProperties",params:{additionalProperty: key4}}); errors++;
}
}
if(data45.id !== undefined){
if(typeof data45.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/id",keyword:"type",params:{}}); errors++;
}
}
if(data45.name !== undefined){
let data47 = data45.name;
if(typeof data47 === "string"){
if(!pattern5.test(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/name",keyword:"type",params:{}}); errors++;
}
}
if(data45.title !== undefined){
let data48 = data45.title;
if(typeof data48 === "string"){
if(!pattern5.test(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/title",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/title",keyword:"type",params:{}}); errors++;
}
}
if(data45.email !== undefined){
let data49 = data45.email;
if(typeof data49 === "string"){
if(data49.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"type",params:{}}); errors++;
}
}
if(data45.phone !== undefined){
let data50 = data45.phone;
if(typeof data50 === "string"){
if(!pattern5.test(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/phone",keyword:"type",params:{}}); errors++;
}
}
if(data45.dob_day !== undefined){
let data51 = data45.dob_day;
if(typeof data51 === "string"){
if(!pattern62.test(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_day",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_day",keyword:"type",params:{}}); errors++;
}
}
if(data45.dob_month !== undefined){
let data52 = data45.dob_month;
if(typeof data52 === "string"){
if(!pattern63.test(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_month",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_month",keyword:"type",params:{}}); errors++;
}
}
if(data45.dob_year !== undefined){
let data53 = data45.dob_year;
if(typeof data53 === "string"){
if(!pattern26.test(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_year",keyword:"type",params:{}}); errors++;
}
}
if(data45.identification_number !== undefined){
let data54 = data45.identification_number;
if(typeof data54 === "string"){
if(!pattern10.test(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/identification_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/identification_number",keyword:"type",params:{}}); errors++;
}
}
if(data45.is_owner !== undefined){
if(typeof data45.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/is_owner",keyword:"type",params:{}}); errors++;
}
}
if(data45.ownership_percentage !== undefined){
let data56 = data45.ownership_percentage;
if((!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))) && (typeof data56 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/ownership_percentage",keyword:"type",params:{}}); errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 100 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/ownership_percentage",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;
}
if(data56 < 0 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/ownership_percentage",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
if(typeof data56 === "string"){
if(!pattern66.test(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/ownership_percentage",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data45.metadata !== undefined){
let data57 = data45.metadata;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(Object.keys(data57).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data45.address !== undefined){
let data58 = data45.address;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key5 in data58){
if(!(func1.call(schema36.properties.owners.items.properties.address.properties, key5))){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address",keyword:"additionalProperties",params:{additionalProperty: key5}}); errors++;
}
}
if(data58.id !== undefined){
if(typeof data58.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/id",keyword:"type",params:{}}); errors++;
}
}
if(data58.line1 !== undefined){
let data60 = data58.line1;
if(typeof data60 === "string"){
if(!pattern5.test(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/line1",keyword:"type",params:{}}); errors++;
}
}
if(data58.line2 !== undefined){
let data61 = data58.line2;
if(typeof data61 === "string"){
if(!pattern5.test(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/line2",keyword:"type",params:{}}); errors++;
}
}
if(data58.city !== undefined){
let data62 = data58.city;
if(typeof data62 === "string"){
if(!pattern5.test(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/city",keyword:"type",params:{}}); errors++;
}
}
if(data58.state !== undefined){
let data63 = data58.state;
if(typeof data63 === "string"){
if(!pattern17.test(data63)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/state",keyword:"type",params:{}}); errors++;
}
}
if(data58.postal_code !== undefined){
let data64 = data58.postal_code;
if(typeof data64 === "string"){
if(!pattern18.test(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data58.country !== undefined){
let data65 = data58.country;
if(typeof data65 === "string"){
if(!pattern17.test(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const updateBusiness = validate26;
const schema37 = {"type":"object","properties":{"legal_name":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"archived":{"type":"boolean"},"website_url":{"type":"string","pattern":"^(https?://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+([/:?#][!-~]*)?$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"doing_business_as":{"type":"string","maxLength":255,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"business_type":{"type":"string","enum":["individual","for_profit","non_profit","government_entity"]},"business_structure":{"type":"string","enum":["sole_proprietorship","single_llc","multi_llc","private_partnership","private_corporation","unincorporated_association","public_partnership","public_corporation","incorporated","unincorporated","government_unit","government_instrumentality","tax_exempt_government_instrumentality"]},"classification":{"type":"string","enum":["government","limited","non_profit","partnership","corporation","public_company","sole_proprietor"]},"industry":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"mcc":{"type":"string","pattern":"^\\d{4}$"},"tax_id":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"date_of_incorporation":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"country_of_establishment":{"type":"string","enum":["USA","CAN"]},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"additional_questions":{"type":"object","additionalProperties":true,"maxProperties":500},"legal_address":{"type":"object","properties":{"id":{"type":"string"},"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"representative":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_day":{"type":"string","pattern":"^(0?[1-9]|[12]\\d|3[01])$"},"dob_month":{"type":"string","pattern":"^(0?[1-9]|1[0-2])$"},"dob_year":{"type":"string","pattern":"^\\d{4}$"},"identification_number":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"is_owner":{"type":"boolean"},"ownership_percentage":{"type":["integer","string"],"minimum":0,"maximum":100,"pattern":"^(\\d{1,2}|100)$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"address":{"type":"object","properties":{"id":{"type":"string"},"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"business_id":{},"platform_account_id":{},"ssn_last4":{},"documents":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"owners":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_day":{"type":"string","pattern":"^(0?[1-9]|[12]\\d|3[01])$"},"dob_month":{"type":"string","pattern":"^(0?[1-9]|1[0-2])$"},"dob_year":{"type":"string","pattern":"^\\d{4}$"},"identification_number":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"is_owner":{"type":"boolean"},"ownership_percentage":{"type":["integer","string"],"minimum":0,"maximum":100,"pattern":"^(\\d{1,2}|100)$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"address":{"type":"object","properties":{"id":{"type":"string"},"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"business_id":{},"platform_account_id":{},"ssn_last4":{},"documents":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"maxItems":4},"id":{},"platform_account_id":{},"tax_id_last4":{},"terms_conditions_accepted":{},"associated_accounts":{},"documents":{},"bank_accounts":{},"product_categories":{},"bank_account_verification":{},"created_at":{},"updated_at":{}},"additionalProperties":false,"$id":"updateBusiness"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateBusiness" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.legal_name !== undefined){
let data0 = data.legal_name;
if(typeof data0 === "string"){
if(data0.length > 255){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"maxLength",params:{limit: 255}}); errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"type",params:{}}); errors++;
}
}
if(data.archived !== undefined){
if(typeof data.archived !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/archived",keyword:"type",params:{}}); errors++;
}
}
if(data.website_url !== undefined){
let data2 = data.website_url;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"type",params:{}}); errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(data3.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{}}); errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{}}); errors++;
}
}
if(data.doing_business_as !== undefined){
let data5 = data.doing_business_as;
if(typeof data5 === "string"){
if(data5.length > 255){
(vErrors ??= []).push({instancePath:instancePath+"/doing_business_as",keyword:"maxLength",params:{limit: 255}}); errors++;
}
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/doing_business_as",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/doing_business_as",keyword:"type",params:{}}); errors++;
}
}
if(data.business_type !== undefined){
let data6 = data.business_type;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_type",keyword:"type",params:{}}); errors++;
}
if(!((((data6 === "individual") || (data6 === "for_profit")) || (data6 === "non_profit")) || (data6 === "government_entity"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_type",keyword:"enum",params:{allowedValues: schema37.properties.business_type.enum}}); errors++;
}
}
if(data.business_structure !== undefined){
let data7 = data.business_structure;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_structure",keyword:"type",params:{}}); errors++;
}
if(!(((((((((((((data7 === "sole_proprietorship") || (data7 === "single_llc")) || (data7 === "multi_llc")) || (data7 === "private_partnership")) || (data7 === "private_corporation")) || (data7 === "unincorporated_association")) || (data7 === "public_partnership")) || (data7 === "public_corporation")) || (data7 === "incorporated")) || (data7 === "unincorporated")) || (data7 === "government_unit")) || (data7 === "government_instrumentality")) || (data7 === "tax_exempt_government_instrumentality"))){
(vErrors ??= []).push({instancePath:instancePath+"/business_structure",keyword:"enum",params:{allowedValues: schema37.properties.business_structure.enum}}); errors++;
}
}
if(data.classification !== undefined){
let data8 = data.classification;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/classification",keyword:"type",params:{}}); errors++;
}
if(!(((((((data8 === "government") || (data8 === "limited")) || (data8 === "non_profit")) || (data8 === "partnership")) || (data8 === "corporation")) || (data8 === "public_company")) || (data8 === "sole_proprietor"))){
(vErrors ??= []).push({instancePath:instancePath+"/classification",keyword:"enum",params:{allowedValues: schema37.properties.classification.enum}}); errors++;
}
}
if(data.industry !== undefined){
let data9 = data.industry;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/industry",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/industry",keyword:"type",params:{}}); errors++;
}
}
if(data.mcc !== undefined){
let data10 = data.mcc;
if(typeof data10 === "string"){
if(!pattern26.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/mcc",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mcc",keyword:"type",params:{}}); errors++;
}
}
if(data.tax_id !== undefined){
let data11 = data.tax_id;
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tax_id",keyword:"type",params:{}}); errors++;
}
}
if(data.date_of_incorporation !== undefined){
let data12 = data.date_of_incorporation;
if(typeof data12 === "string"){
if(!pattern51.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/date_of_incorporation",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date_of_incorporation",keyword:"type",params:{}}); errors++;
}
}
if(data.country_of_establishment !== undefined){
let data13 = data.country_of_establishment;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_establishment",keyword:"type",params:{}}); errors++;
}
if(!((data13 === "USA") || (data13 === "CAN"))){
(vErrors ??= []).push({instancePath:instancePath+"/country_of_establishment",keyword:"enum",params:{allowedValues: schema37.properties.country_of_establishment.enum}}); errors++;
}
}
if(data.metadata !== undefined){
let data14 = data.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.additional_questions !== undefined){
let data15 = data.additional_questions;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/additional_questions",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/additional_questions",keyword:"type",params:{}}); errors++;
}
}
if(data.legal_address !== undefined){
let data16 = data.legal_address;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
if(!(func1.call(schema37.properties.legal_address.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data16.id !== undefined){
if(typeof data16.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/id",keyword:"type",params:{}}); errors++;
}
}
if(data16.line1 !== undefined){
let data18 = data16.line1;
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/line1",keyword:"type",params:{}}); errors++;
}
}
if(data16.line2 !== undefined){
let data19 = data16.line2;
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/line2",keyword:"type",params:{}}); errors++;
}
}
if(data16.city !== undefined){
let data20 = data16.city;
if(typeof data20 === "string"){
if(!pattern5.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/city",keyword:"type",params:{}}); errors++;
}
}
if(data16.state !== undefined){
let data21 = data16.state;
if(typeof data21 === "string"){
if(!pattern17.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/state",keyword:"type",params:{}}); errors++;
}
}
if(data16.postal_code !== undefined){
let data22 = data16.postal_code;
if(typeof data22 === "string"){
if(!pattern18.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data16.country !== undefined){
let data23 = data16.country;
if(typeof data23 === "string"){
if(!pattern17.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal_address",keyword:"type",params:{}}); errors++;
}
}
if(data.representative !== undefined){
let data24 = data.representative;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key2 in data24){
if(!(func1.call(schema37.properties.representative.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data24.id !== undefined){
if(typeof data24.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/id",keyword:"type",params:{}}); errors++;
}
}
if(data24.name !== undefined){
let data26 = data24.name;
if(typeof data26 === "string"){
if(!pattern5.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/name",keyword:"type",params:{}}); errors++;
}
}
if(data24.title !== undefined){
let data27 = data24.title;
if(typeof data27 === "string"){
if(!pattern5.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/title",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/title",keyword:"type",params:{}}); errors++;
}
}
if(data24.email !== undefined){
let data28 = data24.email;
if(typeof data28 === "string"){
if(data28.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/email",keyword:"type",params:{}}); errors++;
}
}
if(data24.phone !== undefined){
let data29 = data24.phone;
if(typeof data29 === "string"){
if(!pattern5.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/phone",keyword:"type",params:{}}); errors++;
}
}
if(data24.dob_day !== undefined){
let data30 = data24.dob_day;
if(typeof data30 === "string"){
if(!pattern62.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_day",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_day",keyword:"type",params:{}}); errors++;
}
}
if(data24.dob_month !== undefined){
let data31 = data24.dob_month;
if(typeof data31 === "string"){
if(!pattern63.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_month",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_month",keyword:"type",params:{}}); errors++;
}
}
if(data24.dob_year !== undefined){
let data32 = data24.dob_year;
if(typeof data32 === "string"){
if(!pattern26.test(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/dob_year",keyword:"type",params:{}}); errors++;
}
}
if(data24.identification_number !== undefined){
let data33 = data24.identification_number;
if(typeof data33 === "string"){
if(!pattern10.test(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/identification_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/identification_number",keyword:"type",params:{}}); errors++;
}
}
if(data24.is_owner !== undefined){
if(typeof data24.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/is_owner",keyword:"type",params:{}}); errors++;
}
}
if(data24.ownership_percentage !== undefined){
let data35 = data24.ownership_percentage;
if((!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))) && (typeof data35 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ownership_percentage",keyword:"type",params:{}}); errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 100 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ownership_percentage",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;
}
if(data35 < 0 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ownership_percentage",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
if(typeof data35 === "string"){
if(!pattern66.test(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/ownership_percentage",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data24.metadata !== undefined){
let data36 = data24.metadata;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(Object.keys(data36).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/representative/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data24.address !== undefined){
let data37 = data24.address;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key3 in data37){
if(!(func1.call(schema37.properties.representative.properties.address.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data37.id !== undefined){
if(typeof data37.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/id",keyword:"type",params:{}}); errors++;
}
}
if(data37.line1 !== undefined){
let data39 = data37.line1;
if(typeof data39 === "string"){
if(!pattern5.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/line1",keyword:"type",params:{}}); errors++;
}
}
if(data37.line2 !== undefined){
let data40 = data37.line2;
if(typeof data40 === "string"){
if(!pattern5.test(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/line2",keyword:"type",params:{}}); errors++;
}
}
if(data37.city !== undefined){
let data41 = data37.city;
if(typeof data41 === "string"){
if(!pattern5.test(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/city",keyword:"type",params:{}}); errors++;
}
}
if(data37.state !== undefined){
let data42 = data37.state;
if(typeof data42 === "string"){
if(!pattern17.test(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/state",keyword:"type",params:{}}); errors++;
}
}
if(data37.postal_code !== undefined){
let data43 = data37.postal_code;
if(typeof data43 === "string"){
if(!pattern18.test(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data37.country !== undefined){
let data44 = data37.country;
if(typeof data44 === "string"){
if(!pattern17.test(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative/address",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/representative",keyword:"type",params:{}}); errors++;
}
}
if(data.owners !== undefined){
let data45 = data.owners;
if(Array.isArray(data45)){
if(data45.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"maxItems",params:{limit: 4}}); errors++;
}
const len0 = data45.length;
for(let i0=0; i0<len0; i0++){
let data46 = data45[i0];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key4 in data46){
if(!(func1.call(schema37.properties.owners.items.properties, key4))){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"additionalProperties",params:{additionalProperty: key4}}); errors++;
}
}
if(data46.id !== undefined){
if(typeof data46.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/id",keyword:"type",params:{}}); errors++;
}
}
if(data46.name !== undefined){
let data48 = data46.name;
if(typeof data48 === "string"){
if(!pattern5.test(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/name",keyword:"type",params:{}}); errors++;
}
}
if(data46.title !== undefined){
let data49 = data46.title;
if(typeof data49 === "string"){
if(!pattern5.test(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/title",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/title",keyword:"type",params:{}}); errors++;
}
}
if(data46.email !== undefined){
let data50 = data46.email;
if(typeof data50 === "string"){
if(data50.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/email",keyword:"type",params:{}}); errors++;
}
}
if(data46.phone !== undefined){
let data51 = data46.phone;
if(typeof data51 === "string"){
if(!pattern5.test(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/phone",keyword:"type",params:{}}); errors++;
}
}
if(data46.dob_day !== undefined){
let data52 = data46.dob_day;
if(typeof data52 === "string"){
if(!pattern62.test(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_day",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_day",keyword:"type",params:{}}); errors++;
}
}
if(data46.dob_month !== undefined){
let data53 = data46.dob_month;
if(typeof data53 === "string"){
if(!pattern63.test(data53)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_month",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_month",keyword:"type",params:{}}); errors++;
}
}
if(data46.dob_year !== undefined){
let data54 = data46.dob_year;
if(typeof data54 === "string"){
if(!pattern26.test(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/dob_year",keyword:"type",params:{}}); errors++;
}
}
if(data46.identification_number !== undefined){
let data55 = data46.identification_number;
if(typeof data55 === "string"){
if(!pattern10.test(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/identification_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/identification_number",keyword:"type",params:{}}); errors++;
}
}
if(data46.is_owner !== undefined){
if(typeof data46.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/is_owner",keyword:"type",params:{}}); errors++;
}
}
if(data46.ownership_percentage !== undefined){
let data57 = data46.ownership_percentage;
if((!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))) && (typeof data57 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/ownership_percentage",keyword:"type",params:{}}); errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 100 || isNaN(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/ownership_percentage",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;
}
if(data57 < 0 || isNaN(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/ownership_percentage",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
if(typeof data57 === "string"){
if(!pattern66.test(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/ownership_percentage",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data46.metadata !== undefined){
let data58 = data46.metadata;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(Object.keys(data58).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data46.address !== undefined){
let data59 = data46.address;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key5 in data59){
if(!(func1.call(schema37.properties.owners.items.properties.address.properties, key5))){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address",keyword:"additionalProperties",params:{additionalProperty: key5}}); errors++;
}
}
if(data59.id !== undefined){
if(typeof data59.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/id",keyword:"type",params:{}}); errors++;
}
}
if(data59.line1 !== undefined){
let data61 = data59.line1;
if(typeof data61 === "string"){
if(!pattern5.test(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/line1",keyword:"type",params:{}}); errors++;
}
}
if(data59.line2 !== undefined){
let data62 = data59.line2;
if(typeof data62 === "string"){
if(!pattern5.test(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/line2",keyword:"type",params:{}}); errors++;
}
}
if(data59.city !== undefined){
let data63 = data59.city;
if(typeof data63 === "string"){
if(!pattern5.test(data63)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/city",keyword:"type",params:{}}); errors++;
}
}
if(data59.state !== undefined){
let data64 = data59.state;
if(typeof data64 === "string"){
if(!pattern17.test(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/state",keyword:"type",params:{}}); errors++;
}
}
if(data59.postal_code !== undefined){
let data65 = data59.postal_code;
if(typeof data65 === "string"){
if(!pattern18.test(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data59.country !== undefined){
let data66 = data59.country;
if(typeof data66 === "string"){
if(!pattern17.test(data66)){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0+"/address",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const createIdentity = validate27;
const schema38 = {"type":"object","properties":{"business_id":{"type":"string"},"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_day":{"type":"string","pattern":"^(0?[1-9]|[12]\\d|3[01])$"},"dob_month":{"type":"string","pattern":"^(0?[1-9]|1[0-2])$"},"dob_year":{"type":"string","pattern":"^\\d{4}$"},"identification_number":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"is_owner":{"type":"boolean"},"ownership_percentage":{"type":["integer","string"],"minimum":0,"maximum":100,"pattern":"^(\\d{1,2}|100)$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"address":{"type":"object","properties":{"id":{"type":"string"},"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"id":{},"platform_account_id":{},"ssn_last4":{},"documents":{},"created_at":{},"updated_at":{}},"additionalProperties":false,"$id":"createIdentity"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createIdentity" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.business_id !== undefined){
if(typeof data.business_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{}}); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}}); errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{}}); errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(data3.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{}}); errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{}}); errors++;
}
}
if(data.dob_day !== undefined){
let data5 = data.dob_day;
if(typeof data5 === "string"){
if(!pattern62.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_day",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dob_day",keyword:"type",params:{}}); errors++;
}
}
if(data.dob_month !== undefined){
let data6 = data.dob_month;
if(typeof data6 === "string"){
if(!pattern63.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_month",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dob_month",keyword:"type",params:{}}); errors++;
}
}
if(data.dob_year !== undefined){
let data7 = data.dob_year;
if(typeof data7 === "string"){
if(!pattern26.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dob_year",keyword:"type",params:{}}); errors++;
}
}
if(data.identification_number !== undefined){
let data8 = data.identification_number;
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/identification_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identification_number",keyword:"type",params:{}}); errors++;
}
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_owner",keyword:"type",params:{}}); errors++;
}
}
if(data.ownership_percentage !== undefined){
let data10 = data.ownership_percentage;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (typeof data10 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"type",params:{}}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
if(typeof data10 === "string"){
if(!pattern66.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.address !== undefined){
let data12 = data.address;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!(func1.call(schema38.properties.address.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data12.id !== undefined){
if(typeof data12.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address/id",keyword:"type",params:{}}); errors++;
}
}
if(data12.line1 !== undefined){
let data14 = data12.line1;
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/address/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/line1",keyword:"type",params:{}}); errors++;
}
}
if(data12.line2 !== undefined){
let data15 = data12.line2;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/address/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/line2",keyword:"type",params:{}}); errors++;
}
}
if(data12.city !== undefined){
let data16 = data12.city;
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/address/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/city",keyword:"type",params:{}}); errors++;
}
}
if(data12.state !== undefined){
let data17 = data12.state;
if(typeof data17 === "string"){
if(!pattern17.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/address/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/state",keyword:"type",params:{}}); errors++;
}
}
if(data12.postal_code !== undefined){
let data18 = data12.postal_code;
if(typeof data18 === "string"){
if(!pattern18.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/address/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data12.country !== undefined){
let data19 = data12.country;
if(typeof data19 === "string"){
if(!pattern17.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/address/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

export const updateIdentity = validate28;
const schema39 = {"type":"object","properties":{"business_id":{"type":"string"},"name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"title":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"phone":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"dob_day":{"type":"string","pattern":"^(0?[1-9]|[12]\\d|3[01])$"},"dob_month":{"type":"string","pattern":"^(0?[1-9]|1[0-2])$"},"dob_year":{"type":"string","pattern":"^\\d{4}$"},"identification_number":{"type":"string","pattern":"^\\d(-?\\d){8}$"},"is_owner":{"type":"boolean"},"ownership_percentage":{"type":["integer","string"],"minimum":0,"maximum":100,"pattern":"^(\\d{1,2}|100)$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"address":{"type":"object","properties":{"id":{"type":"string"},"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false},"id":{},"platform_account_id":{},"ssn_last4":{},"documents":{},"created_at":{},"updated_at":{}},"additionalProperties":false,"$id":"updateIdentity"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateIdentity" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.business_id !== undefined){
if(typeof data.business_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{}}); errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}}); errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{}}); errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(data3.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{}}); errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{}}); errors++;
}
}
if(data.dob_day !== undefined){
let data5 = data.dob_day;
if(typeof data5 === "string"){
if(!pattern62.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_day",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dob_day",keyword:"type",params:{}}); errors++;
}
}
if(data.dob_month !== undefined){
let data6 = data.dob_month;
if(typeof data6 === "string"){
if(!pattern63.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_month",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dob_month",keyword:"type",params:{}}); errors++;
}
}
if(data.dob_year !== undefined){
let data7 = data.dob_year;
if(typeof data7 === "string"){
if(!pattern26.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/dob_year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dob_year",keyword:"type",params:{}}); errors++;
}
}
if(data.identification_number !== undefined){
let data8 = data.identification_number;
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/identification_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identification_number",keyword:"type",params:{}}); errors++;
}
}
if(data.is_owner !== undefined){
if(typeof data.is_owner !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_owner",keyword:"type",params:{}}); errors++;
}
}
if(data.ownership_percentage !== undefined){
let data10 = data.ownership_percentage;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (typeof data10 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"type",params:{}}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
if(typeof data10 === "string"){
if(!pattern66.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/ownership_percentage",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.address !== undefined){
let data12 = data.address;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(!(func1.call(schema39.properties.address.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data12.id !== undefined){
if(typeof data12.id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address/id",keyword:"type",params:{}}); errors++;
}
}
if(data12.line1 !== undefined){
let data14 = data12.line1;
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/address/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/line1",keyword:"type",params:{}}); errors++;
}
}
if(data12.line2 !== undefined){
let data15 = data12.line2;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/address/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/line2",keyword:"type",params:{}}); errors++;
}
}
if(data12.city !== undefined){
let data16 = data12.city;
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/address/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/city",keyword:"type",params:{}}); errors++;
}
}
if(data12.state !== undefined){
let data17 = data12.state;
if(typeof data17 === "string"){
if(!pattern17.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/address/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/state",keyword:"type",params:{}}); errors++;
}
}
if(data12.postal_code !== undefined){
let data18 = data12.postal_code;
if(typeof data18 === "string"){
if(!pattern18.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/address/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data12.country !== undefined){
let data19 = data12.country;
if(typeof data19 === "string"){
if(!pattern17.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/address/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const createAddress = validate29;
const schema40 = {"type":"object","properties":{"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"id":{},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false,"$id":"createAddress"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAddress" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.line1 !== undefined){
let data0 = data.line1;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"type",params:{}}); errors++;
}
}
if(data.line2 !== undefined){
let data1 = data.line2;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"type",params:{}}); errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{}}); errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{}}); errors++;
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if(typeof data4 === "string"){
if(!pattern18.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data.country !== undefined){
let data5 = data.country;
if(typeof data5 === "string"){
if(!pattern17.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const updateAddress = validate30;
const schema41 = {"type":"object","properties":{"line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"country":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"id":{},"platform_account_id":{},"created_at":{},"updated_at":{}},"additionalProperties":false,"$id":"updateAddress"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAddress" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.line1 !== undefined){
let data0 = data.line1;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"type",params:{}}); errors++;
}
}
if(data.line2 !== undefined){
let data1 = data.line2;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"type",params:{}}); errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{}}); errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{}}); errors++;
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if(typeof data4 === "string"){
if(!pattern18.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data.country !== undefined){
let data5 = data.country;
if(typeof data5 === "string"){
if(!pattern17.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const createBankAccount = validate31;
const schema42 = {"type":"object","properties":{"business_id":{"type":"string"},"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"institution_number":{"type":"string","pattern":"^\\d{3}$"},"transit_number":{"type":"string","pattern":"^\\d{5}$"},"bank_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"nickname":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"id":{},"platform_account_id":{},"acct_last_four":{},"country":{},"currency":{},"created_at":{},"updated_at":{}},"required":["business_id","account_owner_name","account_type","account_number","bank_name"],"additionalProperties":false,"$id":"createBankAccount"};
const pattern178 = /^\d{3}$/;
const pattern179 = /^\d{5}$/;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createBankAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"}}); errors++;
}
if(data.account_owner_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_owner_name"}}); errors++;
}
if(data.account_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_type"}}); errors++;
}
if(data.account_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_number"}}); errors++;
}
if(data.bank_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_name"}}); errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.business_id !== undefined){
if(typeof data.business_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{}}); errors++;
}
}
if(data.account_owner_name !== undefined){
let data1 = data.account_owner_name;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/account_owner_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account_owner_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_owner_name",keyword:"type",params:{}}); errors++;
}
}
if(data.account_type !== undefined){
let data2 = data.account_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"type",params:{}}); errors++;
}
if(!((data2 === "checking") || (data2 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/account_type",keyword:"enum",params:{allowedValues: schema42.properties.account_type.enum}}); errors++;
}
}
if(data.account_number !== undefined){
let data3 = data.account_number;
if(typeof data3 === "string"){
if(!pattern40.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/account_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account_number",keyword:"type",params:{}}); errors++;
}
}
if(data.routing_number !== undefined){
let data4 = data.routing_number;
if(typeof data4 === "string"){
if(!pattern39.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/routing_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routing_number",keyword:"type",params:{}}); errors++;
}
}
if(data.institution_number !== undefined){
let data5 = data.institution_number;
if(typeof data5 === "string"){
if(!pattern178.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/institution_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/institution_number",keyword:"type",params:{}}); errors++;
}
}
if(data.transit_number !== undefined){
let data6 = data.transit_number;
if(typeof data6 === "string"){
if(!pattern179.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/transit_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transit_number",keyword:"type",params:{}}); errors++;
}
}
if(data.bank_name !== undefined){
let data7 = data.bank_name;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"type",params:{}}); errors++;
}
}
if(data.nickname !== undefined){
let data8 = data.nickname;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data9 = data.metadata;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export const createDocument = validate32;
const schema43 = {"type":"object","properties":{"business_id":{"type":"string"},"identity_id":{"type":"string"},"file_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"file_type":{"type":"string","enum":["image/jpeg","image/png","application/pdf","application/zip","application/x-zip-compressed"]},"document_type":{"type":"string","enum":["articles_of_incorporation","balance_sheet","bank_statement","birth_certificate","business_registration","citizenship_card","driver_license","foreign_passport","government_id","nexus_card","passport","profit_and_loss_statement","resident_card","sin_card","ssn_card","status_card","tax_return","voided_check","other"]},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["file_name","file_type","document_type"],"additionalProperties":false,"$id":"createDocument"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDocument" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_name"}}); errors++;
}
if(data.file_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_type"}}); errors++;
}
if(data.document_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "document_type"}}); errors++;
}
for(const key0 in data){
if(!(((((((key0 === "business_id") || (key0 === "identity_id")) || (key0 === "file_name")) || (key0 === "file_type")) || (key0 === "document_type")) || (key0 === "description")) || (key0 === "metadata"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.business_id !== undefined){
if(typeof data.business_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{}}); errors++;
}
}
if(data.identity_id !== undefined){
if(typeof data.identity_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/identity_id",keyword:"type",params:{}}); errors++;
}
}
if(data.file_name !== undefined){
let data2 = data.file_name;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"type",params:{}}); errors++;
}
}
if(data.file_type !== undefined){
let data3 = data.file_type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/file_type",keyword:"type",params:{}}); errors++;
}
if(!(((((data3 === "image/jpeg") || (data3 === "image/png")) || (data3 === "application/pdf")) || (data3 === "application/zip")) || (data3 === "application/x-zip-compressed"))){
(vErrors ??= []).push({instancePath:instancePath+"/file_type",keyword:"enum",params:{allowedValues: schema43.properties.file_type.enum}}); errors++;
}
}
if(data.document_type !== undefined){
let data4 = data.document_type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/document_type",keyword:"type",params:{}}); errors++;
}
if(!(((((((((((((((((((data4 === "articles_of_incorporation") || (data4 === "balance_sheet")) || (data4 === "bank_statement")) || (data4 === "birth_certificate")) || (data4 === "business_registration")) || (data4 === "citizenship_card")) || (data4 === "driver_license")) || (data4 === "foreign_passport")) || (data4 === "government_id")) || (data4 === "nexus_card")) || (data4 === "passport")) || (data4 === "profit_and_loss_statement")) || (data4 === "resident_card")) || (data4 === "sin_card")) || (data4 === "ssn_card")) || (data4 === "status_card")) || (data4 === "tax_return")) || (data4 === "voided_check")) || (data4 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/document_type",keyword:"enum",params:{allowedValues: schema43.properties.document_type.enum}}); errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data6 = data.metadata;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

export const createTermsAndConditions = validate33;
const schema44 = {"type":"object","properties":{"business_id":{"type":"string"},"accepted":{"type":"boolean"},"ip":{"type":"string"},"user_agent":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"id":{},"platform_account_id":{},"created_at":{},"updated_at":{}},"required":["business_id","accepted"],"additionalProperties":false,"$id":"createTermsAndConditions"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createTermsAndConditions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"}}); errors++;
}
if(data.accepted === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "accepted"}}); errors++;
}
for(const key0 in data){
if(!((((((((key0 === "business_id") || (key0 === "accepted")) || (key0 === "ip")) || (key0 === "user_agent")) || (key0 === "id")) || (key0 === "platform_account_id")) || (key0 === "created_at")) || (key0 === "updated_at"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.business_id !== undefined){
if(typeof data.business_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{}}); errors++;
}
}
if(data.accepted !== undefined){
if(typeof data.accepted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/accepted",keyword:"type",params:{}}); errors++;
}
}
if(data.ip !== undefined){
if(typeof data.ip !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ip",keyword:"type",params:{}}); errors++;
}
}
if(data.user_agent !== undefined){
let data3 = data.user_agent;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/user_agent",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_agent",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

export const createProvisioning = validate34;
const schema45 = {"type":"object","properties":{"business_id":{"type":"string"},"product_category":{"type":"string","enum":["payment"]},"new_account_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"required":["business_id","product_category"],"additionalProperties":false,"$id":"createProvisioning"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createProvisioning" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.business_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "business_id"}}); errors++;
}
if(data.product_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "product_category"}}); errors++;
}
for(const key0 in data){
if(!(((key0 === "business_id") || (key0 === "product_category")) || (key0 === "new_account_name"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.business_id !== undefined){
if(typeof data.business_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/business_id",keyword:"type",params:{}}); errors++;
}
}
if(data.product_category !== undefined){
let data1 = data.product_category;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/product_category",keyword:"type",params:{}}); errors++;
}
if(!(data1 === "payment")){
(vErrors ??= []).push({instancePath:instancePath+"/product_category",keyword:"enum",params:{allowedValues: schema45.properties.product_category.enum}}); errors++;
}
}
if(data.new_account_name !== undefined){
let data2 = data.new_account_name;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/new_account_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/new_account_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/new_account_name",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

export const createFeeConfiguration = validate35;
const schema46 = {"type":"object","properties":{"variable_rate":{"type":"number","minimum":0,"maximum":100},"transaction_fee_cents":{"type":"integer","minimum":0,"maximum":99999999},"fee_cap_cents":{"type":"integer","minimum":0,"maximum":99999999},"effective_start":{"type":"string"},"effective_end":{"type":"string"}},"required":["variable_rate"],"additionalProperties":false,"$id":"createFeeConfiguration"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createFeeConfiguration" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.variable_rate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "variable_rate"}}); errors++;
}
for(const key0 in data){
if(!(((((key0 === "variable_rate") || (key0 === "transaction_fee_cents")) || (key0 === "fee_cap_cents")) || (key0 === "effective_start")) || (key0 === "effective_end"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.variable_rate !== undefined){
let data0 = data.variable_rate;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/variable_rate",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/variable_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/variable_rate",keyword:"type",params:{}}); errors++;
}
}
if(data.transaction_fee_cents !== undefined){
let data1 = data.transaction_fee_cents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee_cents",keyword:"type",params:{}}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 99999999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee_cents",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_fee_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
}
if(data.fee_cap_cents !== undefined){
let data2 = data.fee_cap_cents;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/fee_cap_cents",keyword:"type",params:{}}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99999999 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/fee_cap_cents",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/fee_cap_cents",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
}
if(data.effective_start !== undefined){
if(typeof data.effective_start !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/effective_start",keyword:"type",params:{}}); errors++;
}
}
if(data.effective_end !== undefined){
if(typeof data.effective_end !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/effective_end",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

export const createPaymentMethod = validate36;
const schema47 = {"type":"object","properties":{"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":["string","integer"],"pattern":"^\\d{3,4}$","minimum":100,"maximum":9999},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":["string","integer"],"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$","minimum":10,"maximum":9999999999},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"payment_method_group_id":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_id":{}},"additionalProperties":false,"minProperties":1},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"payment_method_group_id":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_id":{},"force_tokenize":{"type":"boolean"}},"required":["payment_method"],"additionalProperties":false,"$id":"createPaymentMethod"};
const pattern187 = /^\d{3,4}$/;
const pattern189 = /^(\d{2}|\d{4})$/;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPaymentMethod" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method"}}); errors++;
}
for(const key0 in data){
if(!(((((key0 === "payment_method") || (key0 === "email")) || (key0 === "payment_method_group_id")) || (key0 === "customer_id")) || (key0 === "force_tokenize"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.payment_method !== undefined){
let data0 = data.payment_method;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"minProperties",params:{limit: 1}}); errors++;
}
for(const key1 in data0){
if(!((((key1 === "card") || (key1 === "bank_account")) || (key1 === "payment_method_group_id")) || (key1 === "customer_id"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data0.card !== undefined){
let data1 = data0.card;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "name"}}); errors++;
}
if(data1.number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "number"}}); errors++;
}
if(data1.month === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "month"}}); errors++;
}
if(data1.year === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "year"}}); errors++;
}
if(data1.address_postal_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "address_postal_code"}}); errors++;
}
for(const key2 in data1){
if(!(func1.call(schema47.properties.payment_method.properties.card.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"type",params:{}}); errors++;
}
}
if(data1.number !== undefined){
if(typeof data1.number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/number",keyword:"type",params:{}}); errors++;
}
}
if(data1.verification !== undefined){
let data4 = data1.verification;
if((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"type",params:{}}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data4 < 100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"minimum",params:{comparison: ">=", limit: 100}}); errors++;
}
}
if(typeof data4 === "string"){
if(!pattern187.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data1.month !== undefined){
let data5 = data1.month;
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"type",params:{}}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"maximum",params:{comparison: "<=", limit: 12}}); errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
if(typeof data5 === "string"){
if(!pattern63.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data1.year !== undefined){
let data6 = data1.year;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(typeof data6 === "string"){
if(!pattern189.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 99}}); errors++;
}
if(data6 < 10 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
const _errs22 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data6 < 1000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 1000}}); errors++;
}
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"anyOf",params:{}}); errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data1.address_line1 !== undefined){
let data7 = data1.address_line1;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"type",params:{}}); errors++;
}
}
if(data1.address_line2 !== undefined){
let data8 = data1.address_line2;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"type",params:{}}); errors++;
}
}
if(data1.address_city !== undefined){
let data9 = data1.address_city;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"type",params:{}}); errors++;
}
}
if(data1.address_state !== undefined){
let data10 = data1.address_state;
if(typeof data10 === "string"){
if(!pattern17.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"type",params:{}}); errors++;
}
}
if(data1.address_postal_code !== undefined){
let data11 = data1.address_postal_code;
if((typeof data11 !== "string") && (!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"type",params:{}}); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999999999 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"maximum",params:{comparison: "<=", limit: 9999999999}}); errors++;
}
if(data11 < 10 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
if(typeof data11 === "string"){
if(!pattern18.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data1.address_country !== undefined){
let data12 = data1.address_country;
if(typeof data12 === "string"){
if(!pattern19.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"type",params:{}}); errors++;
}
}
if(data1.brand !== undefined){
let data13 = data1.brand;
if(typeof data13 === "string"){
if(!pattern5.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"type",params:{}}); errors++;
}
}
if(data1.metadata !== undefined){
let data14 = data1.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"type",params:{}}); errors++;
}
}
if(data0.bank_account !== undefined){
let data15 = data0.bank_account;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.account_owner_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_name"}}); errors++;
}
if(data15.routing_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "routing_number"}}); errors++;
}
if(data15.account_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_number"}}); errors++;
}
if(data15.account_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_type"}}); errors++;
}
if(data15.account_owner_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_type"}}); errors++;
}
if(data15.country === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "country"}}); errors++;
}
if(data15.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "currency"}}); errors++;
}
for(const key3 in data15){
if(!(func1.call(schema47.properties.payment_method.properties.bank_account.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data15.account_owner_name !== undefined){
let data16 = data15.account_owner_name;
if(typeof data16 === "string"){
if(data16.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"type",params:{}}); errors++;
}
}
if(data15.routing_number !== undefined){
let data17 = data15.routing_number;
if(typeof data17 === "string"){
if(!pattern39.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"type",params:{}}); errors++;
}
}
if(data15.account_number !== undefined){
let data18 = data15.account_number;
if(typeof data18 === "string"){
if(!pattern40.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"type",params:{}}); errors++;
}
}
if(data15.account_type !== undefined){
let data19 = data15.account_type;
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"type",params:{}}); errors++;
}
if(!((data19 === "checking") || (data19 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"enum",params:{allowedValues: schema47.properties.payment_method.properties.bank_account.properties.account_type.enum}}); errors++;
}
}
if(data15.account_owner_type !== undefined){
let data20 = data15.account_owner_type;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"type",params:{}}); errors++;
}
if(!((data20 === "individual") || (data20 === "company"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"enum",params:{allowedValues: schema47.properties.payment_method.properties.bank_account.properties.account_owner_type.enum}}); errors++;
}
}
if(data15.country !== undefined){
let data21 = data15.country;
if(typeof data21 === "string"){
if(!pattern19.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"type",params:{}}); errors++;
}
}
if(data15.currency !== undefined){
let data22 = data15.currency;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"type",params:{}}); errors++;
}
if(!((data22 === "usd") || (data22 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"enum",params:{allowedValues: schema47.properties.payment_method.properties.bank_account.properties.currency.enum}}); errors++;
}
}
if(data15.bank_name !== undefined){
let data23 = data15.bank_name;
if(typeof data23 === "string"){
if(!pattern5.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"type",params:{}}); errors++;
}
}
if(data15.metadata !== undefined){
let data24 = data15.metadata;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"type",params:{}}); errors++;
}
}
if(data0.payment_method_group_id !== undefined){
let data25 = data0.payment_method_group_id;
if(typeof data25 === "string"){
if(data25.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/payment_method_group_id",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/payment_method_group_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/payment_method_group_id",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"type",params:{}}); errors++;
}
}
if(data.email !== undefined){
let data26 = data.email;
if(typeof data26 === "string"){
if(data26.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{}}); errors++;
}
}
if(data.payment_method_group_id !== undefined){
let data27 = data.payment_method_group_id;
if(typeof data27 === "string"){
if(data27.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_group_id",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_group_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_group_id",keyword:"type",params:{}}); errors++;
}
}
if(data.force_tokenize !== undefined){
if(typeof data.force_tokenize !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/force_tokenize",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

export const updatePaymentMethod = validate37;
const schema48 = {"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$"},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false},"bank_account":{"type":"object","properties":{"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false}},"additionalProperties":false,"$id":"updatePaymentMethod"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePaymentMethod" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "card") || (key0 === "bank_account"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.card !== undefined){
let data0 = data.card;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(func1.call(schema48.properties.card.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/card",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/card/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/card/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/name",keyword:"type",params:{}}); errors++;
}
}
if(data0.month !== undefined){
let data2 = data0.month;
if((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))){
(vErrors ??= []).push({instancePath:instancePath+"/card/month",keyword:"type",params:{}}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/card/month",keyword:"maximum",params:{comparison: "<=", limit: 12}}); errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/card/month",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
if(typeof data2 === "string"){
if(!pattern63.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/card/month",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data0.year !== undefined){
let data3 = data0.year;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(typeof data3 === "string"){
if(!pattern189.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"type",params:{}}); errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"maximum",params:{comparison: "<=", limit: 99}}); errors++;
}
if(data3 < 10 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data3 < 1000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"minimum",params:{comparison: ">=", limit: 1000}}); errors++;
}
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/card/year",keyword:"anyOf",params:{}}); errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data0.address_line1 !== undefined){
let data4 = data0.address_line1;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/card/address_line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/address_line1",keyword:"type",params:{}}); errors++;
}
}
if(data0.address_line2 !== undefined){
let data5 = data0.address_line2;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/card/address_line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/address_line2",keyword:"type",params:{}}); errors++;
}
}
if(data0.address_city !== undefined){
let data6 = data0.address_city;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/card/address_city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/address_city",keyword:"type",params:{}}); errors++;
}
}
if(data0.address_state !== undefined){
let data7 = data0.address_state;
if(typeof data7 === "string"){
if(!pattern17.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/card/address_state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/address_state",keyword:"type",params:{}}); errors++;
}
}
if(data0.address_postal_code !== undefined){
let data8 = data0.address_postal_code;
if(typeof data8 === "string"){
if(!pattern18.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/card/address_postal_code",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/address_postal_code",keyword:"type",params:{}}); errors++;
}
}
if(data0.address_country !== undefined){
let data9 = data0.address_country;
if(typeof data9 === "string"){
if(!pattern19.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/card/address_country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/address_country",keyword:"type",params:{}}); errors++;
}
}
if(data0.metadata !== undefined){
let data10 = data0.metadata;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/card/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/card",keyword:"type",params:{}}); errors++;
}
}
if(data.bank_account !== undefined){
let data11 = data.bank_account;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!(key2 === "metadata")){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data11.metadata !== undefined){
let data12 = data11.metadata;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(Object.keys(data12).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bank_account",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

export const clonePaymentMethod = validate38;
const schema49 = {"type":"object","properties":{"destination_account_id":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"required":["destination_account_id"],"additionalProperties":false,"$id":"clonePaymentMethod"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clonePaymentMethod" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.destination_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "destination_account_id"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "destination_account_id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.destination_account_id !== undefined){
let data0 = data.destination_account_id;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/destination_account_id",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/destination_account_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/destination_account_id",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

export const createPaymentMethodGroup = validate39;
const schema50 = {"type":"object","properties":{},"additionalProperties":false,"$id":"createPaymentMethodGroup"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPaymentMethodGroup" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

export const updatePaymentMethodGroup = validate40;
const schema51 = {"type":"object","properties":{"payment_method_ids":{"type":"array","items":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"maxItems":50}},"required":["payment_method_ids"],"additionalProperties":false,"$id":"updatePaymentMethodGroup"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePaymentMethodGroup" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method_ids"}}); errors++;
}
for(const key0 in data){
if(!(key0 === "payment_method_ids")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.payment_method_ids !== undefined){
let data0 = data.payment_method_ids;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_ids",keyword:"maxItems",params:{limit: 50}}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_ids/" + i0,keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_ids/" + i0,keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_ids/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_ids",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

export const createPayment = validate41;
const schema52 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"currency":{"type":"string","enum":["usd","cad"]},"capture_strategy":{"type":"string","enum":["automatic","manual"]},"email":{"type":"string","pattern":"^[^\\s@\\u0000-\\u001f\\u007f]{1,64}@[^\\s@.\\u0000-\\u001f\\u007f]+(\\.[^\\s@.\\u0000-\\u001f\\u007f]+)+$","maxLength":254},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"fees":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["processing_fee","platform_fee"]},"amount":{"type":"integer","minimum":0}},"required":["type","amount"],"additionalProperties":false},"maxItems":100},"application_fee_amount":{"type":"integer","exclusiveMinimum":0},"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":["string","integer"],"pattern":"^\\d{3,4}$","minimum":100,"maximum":9999},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":["string","integer"],"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$","minimum":10,"maximum":9999999999},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1},"statement_descriptor":{"type":"string","minLength":5,"maxLength":22,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"expedited":{"type":"boolean"}},"required":["amount","currency","payment_method"],"additionalProperties":false,"$id":"createPayment"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPayment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"}}); errors++;
}
if(data.payment_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method"}}); errors++;
}
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000}}); errors++;
}
if(data0 <= 50 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50}}); errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{}}); errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema52.properties.currency.enum}}); errors++;
}
}
if(data.capture_strategy !== undefined){
let data2 = data.capture_strategy;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/capture_strategy",keyword:"type",params:{}}); errors++;
}
if(!((data2 === "automatic") || (data2 === "manual"))){
(vErrors ??= []).push({instancePath:instancePath+"/capture_strategy",keyword:"enum",params:{allowedValues: schema52.properties.capture_strategy.enum}}); errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(data3.length > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}}); errors++;
}
if(!pattern12.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{}}); errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.fees !== undefined){
let data6 = data.fees;
if(Array.isArray(data6)){
if(data6.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/fees",keyword:"maxItems",params:{limit: 100}}); errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"required",params:{missingProperty: "type"}}); errors++;
}
if(data7.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
for(const key1 in data7){
if(!((key1 === "type") || (key1 === "amount"))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/type",keyword:"type",params:{}}); errors++;
}
if(!((data8 === "processing_fee") || (data8 === "platform_fee"))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/type",keyword:"enum",params:{allowedValues: schema52.properties.fees.items.properties.type.enum}}); errors++;
}
}
if(data7.amount !== undefined){
let data9 = data7.amount;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/amount",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fees",keyword:"type",params:{}}); errors++;
}
}
if(data.application_fee_amount !== undefined){
let data10 = data.application_fee_amount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/application_fee_amount",keyword:"type",params:{}}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 <= 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/application_fee_amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
if(data.payment_method !== undefined){
let data11 = data.payment_method;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"maxProperties",params:{limit: 1}}); errors++;
}
if(Object.keys(data11).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"minProperties",params:{limit: 1}}); errors++;
}
for(const key2 in data11){
if(!(((key2 === "card") || (key2 === "bank_account")) || (key2 === "token"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data11.card !== undefined){
let data12 = data11.card;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "name"}}); errors++;
}
if(data12.number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "number"}}); errors++;
}
if(data12.month === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "month"}}); errors++;
}
if(data12.year === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "year"}}); errors++;
}
if(data12.address_postal_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "address_postal_code"}}); errors++;
}
for(const key3 in data12){
if(!(func1.call(schema52.properties.payment_method.properties.card.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"type",params:{}}); errors++;
}
}
if(data12.number !== undefined){
if(typeof data12.number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/number",keyword:"type",params:{}}); errors++;
}
}
if(data12.verification !== undefined){
let data15 = data12.verification;
if((typeof data15 !== "string") && (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"type",params:{}}); errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9999 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data15 < 100 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"minimum",params:{comparison: ">=", limit: 100}}); errors++;
}
}
if(typeof data15 === "string"){
if(!pattern187.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data12.month !== undefined){
let data16 = data12.month;
if((typeof data16 !== "string") && (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"type",params:{}}); errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 12 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"maximum",params:{comparison: "<=", limit: 12}}); errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
if(typeof data16 === "string"){
if(!pattern63.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data12.year !== undefined){
let data17 = data12.year;
const _errs41 = errors;
let valid6 = false;
const _errs42 = errors;
if(typeof data17 === "string"){
if(!pattern189.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
var _valid0 = _errs42 === errors;
valid6 = valid6 || _valid0;
const _errs44 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 99 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 99}}); errors++;
}
if(data17 < 10 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
var _valid0 = _errs44 === errors;
valid6 = valid6 || _valid0;
const _errs46 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9999 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data17 < 1000 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 1000}}); errors++;
}
}
var _valid0 = _errs46 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"anyOf",params:{}}); errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data12.address_line1 !== undefined){
let data18 = data12.address_line1;
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"type",params:{}}); errors++;
}
}
if(data12.address_line2 !== undefined){
let data19 = data12.address_line2;
if(typeof data19 === "string"){
if(!pattern5.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"type",params:{}}); errors++;
}
}
if(data12.address_city !== undefined){
let data20 = data12.address_city;
if(typeof data20 === "string"){
if(!pattern5.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"type",params:{}}); errors++;
}
}
if(data12.address_state !== undefined){
let data21 = data12.address_state;
if(typeof data21 === "string"){
if(!pattern17.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"type",params:{}}); errors++;
}
}
if(data12.address_postal_code !== undefined){
let data22 = data12.address_postal_code;
if((typeof data22 !== "string") && (!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"type",params:{}}); errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9999999999 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"maximum",params:{comparison: "<=", limit: 9999999999}}); errors++;
}
if(data22 < 10 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
if(typeof data22 === "string"){
if(!pattern18.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data12.address_country !== undefined){
let data23 = data12.address_country;
if(typeof data23 === "string"){
if(!pattern19.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"type",params:{}}); errors++;
}
}
if(data12.brand !== undefined){
let data24 = data12.brand;
if(typeof data24 === "string"){
if(!pattern5.test(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"type",params:{}}); errors++;
}
}
if(data12.metadata !== undefined){
let data25 = data12.metadata;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(Object.keys(data25).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"type",params:{}}); errors++;
}
}
if(data11.bank_account !== undefined){
let data26 = data11.bank_account;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.account_owner_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_name"}}); errors++;
}
if(data26.routing_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "routing_number"}}); errors++;
}
if(data26.account_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_number"}}); errors++;
}
if(data26.account_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_type"}}); errors++;
}
if(data26.account_owner_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_type"}}); errors++;
}
if(data26.country === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "country"}}); errors++;
}
if(data26.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "currency"}}); errors++;
}
for(const key4 in data26){
if(!(func1.call(schema52.properties.payment_method.properties.bank_account.properties, key4))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"additionalProperties",params:{additionalProperty: key4}}); errors++;
}
}
if(data26.account_owner_name !== undefined){
let data27 = data26.account_owner_name;
if(typeof data27 === "string"){
if(data27.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"type",params:{}}); errors++;
}
}
if(data26.routing_number !== undefined){
let data28 = data26.routing_number;
if(typeof data28 === "string"){
if(!pattern39.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"type",params:{}}); errors++;
}
}
if(data26.account_number !== undefined){
let data29 = data26.account_number;
if(typeof data29 === "string"){
if(!pattern40.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"type",params:{}}); errors++;
}
}
if(data26.account_type !== undefined){
let data30 = data26.account_type;
if(typeof data30 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"type",params:{}}); errors++;
}
if(!((data30 === "checking") || (data30 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"enum",params:{allowedValues: schema52.properties.payment_method.properties.bank_account.properties.account_type.enum}}); errors++;
}
}
if(data26.account_owner_type !== undefined){
let data31 = data26.account_owner_type;
if(typeof data31 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"type",params:{}}); errors++;
}
if(!((data31 === "individual") || (data31 === "company"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"enum",params:{allowedValues: schema52.properties.payment_method.properties.bank_account.properties.account_owner_type.enum}}); errors++;
}
}
if(data26.country !== undefined){
let data32 = data26.country;
if(typeof data32 === "string"){
if(!pattern19.test(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"type",params:{}}); errors++;
}
}
if(data26.currency !== undefined){
let data33 = data26.currency;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"type",params:{}}); errors++;
}
if(!((data33 === "usd") || (data33 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"enum",params:{allowedValues: schema52.properties.payment_method.properties.bank_account.properties.currency.enum}}); errors++;
}
}
if(data26.bank_name !== undefined){
let data34 = data26.bank_name;
if(typeof data34 === "string"){
if(!pattern5.test(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"type",params:{}}); errors++;
}
}
if(data26.metadata !== undefined){
let data35 = data26.metadata;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(Object.keys(data35).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"type",params:{}}); errors++;
}
}
if(data11.token !== undefined){
let data36 = data11.token;
if(typeof data36 === "string"){
if(data36.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"type",params:{}}); errors++;
}
}
if(data.statement_descriptor !== undefined){
let data37 = data.statement_descriptor;
if(typeof data37 === "string"){
if(data37.length > 22){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"maxLength",params:{limit: 22}}); errors++;
}
if(data37.length < 5){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"minLength",params:{limit: 5}}); errors++;
}
if(!pattern5.test(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"type",params:{}}); errors++;
}
}
if(data.expedited !== undefined){
if(typeof data.expedited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/expedited",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

export const updatePayment = validate42;
const schema53 = {"type":"object","properties":{"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false,"$id":"updatePayment"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePayment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "description") || (key0 === "metadata"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

export const capturePayment = validate43;
const schema54 = {"type":"object","properties":{"amount":{"type":"integer"}},"additionalProperties":false,"$id":"capturePayment"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="capturePayment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "amount")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

export const voidPayment = validate44;
const schema55 = {"type":"object","properties":{},"additionalProperties":false,"$id":"voidPayment"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidPayment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

export const createPaymentIntent = validate45;
const schema56 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"currency":{"type":"string","enum":["usd","cad"]},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":["string","integer"],"pattern":"^\\d{3,4}$","minimum":100,"maximum":9999},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":["string","integer"],"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$","minimum":10,"maximum":9999999999},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1}},"required":["amount","currency"],"additionalProperties":false,"$id":"createPaymentIntent"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createPaymentIntent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"}}); errors++;
}
for(const key0 in data){
if(!(((((key0 === "amount") || (key0 === "currency")) || (key0 === "description")) || (key0 === "metadata")) || (key0 === "payment_method"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000}}); errors++;
}
if(data0 <= 50 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50}}); errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{}}); errors++;
}
if(!((data1 === "usd") || (data1 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema56.properties.currency.enum}}); errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data3 = data.metadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.payment_method !== undefined){
let data4 = data.payment_method;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"maxProperties",params:{limit: 1}}); errors++;
}
if(Object.keys(data4).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"minProperties",params:{limit: 1}}); errors++;
}
for(const key1 in data4){
if(!(((key1 === "card") || (key1 === "bank_account")) || (key1 === "token"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data4.card !== undefined){
let data5 = data4.card;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "name"}}); errors++;
}
if(data5.number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "number"}}); errors++;
}
if(data5.month === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "month"}}); errors++;
}
if(data5.year === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "year"}}); errors++;
}
if(data5.address_postal_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "address_postal_code"}}); errors++;
}
for(const key2 in data5){
if(!(func1.call(schema56.properties.payment_method.properties.card.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"type",params:{}}); errors++;
}
}
if(data5.number !== undefined){
if(typeof data5.number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/number",keyword:"type",params:{}}); errors++;
}
}
if(data5.verification !== undefined){
let data8 = data5.verification;
if((typeof data8 !== "string") && (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"type",params:{}}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9999 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data8 < 100 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"minimum",params:{comparison: ">=", limit: 100}}); errors++;
}
}
if(typeof data8 === "string"){
if(!pattern187.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data5.month !== undefined){
let data9 = data5.month;
if((typeof data9 !== "string") && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"type",params:{}}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 12 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"maximum",params:{comparison: "<=", limit: 12}}); errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
if(typeof data9 === "string"){
if(!pattern63.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data5.year !== undefined){
let data10 = data5.year;
const _errs26 = errors;
let valid3 = false;
const _errs27 = errors;
if(typeof data10 === "string"){
if(!pattern189.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
var _valid0 = _errs27 === errors;
valid3 = valid3 || _valid0;
const _errs29 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 99 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 99}}); errors++;
}
if(data10 < 10 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
const _errs31 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data10 < 1000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 1000}}); errors++;
}
}
var _valid0 = _errs31 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"anyOf",params:{}}); errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data5.address_line1 !== undefined){
let data11 = data5.address_line1;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"type",params:{}}); errors++;
}
}
if(data5.address_line2 !== undefined){
let data12 = data5.address_line2;
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"type",params:{}}); errors++;
}
}
if(data5.address_city !== undefined){
let data13 = data5.address_city;
if(typeof data13 === "string"){
if(!pattern5.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"type",params:{}}); errors++;
}
}
if(data5.address_state !== undefined){
let data14 = data5.address_state;
if(typeof data14 === "string"){
if(!pattern17.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"type",params:{}}); errors++;
}
}
if(data5.address_postal_code !== undefined){
let data15 = data5.address_postal_code;
if((typeof data15 !== "string") && (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"type",params:{}}); errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9999999999 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"maximum",params:{comparison: "<=", limit: 9999999999}}); errors++;
}
if(data15 < 10 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
if(typeof data15 === "string"){
if(!pattern18.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data5.address_country !== undefined){
let data16 = data5.address_country;
if(typeof data16 === "string"){
if(!pattern19.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"type",params:{}}); errors++;
}
}
if(data5.brand !== undefined){
let data17 = data5.brand;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"type",params:{}}); errors++;
}
}
if(data5.metadata !== undefined){
let data18 = data5.metadata;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"type",params:{}}); errors++;
}
}
if(data4.bank_account !== undefined){
let data19 = data4.bank_account;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.account_owner_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_name"}}); errors++;
}
if(data19.routing_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "routing_number"}}); errors++;
}
if(data19.account_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_number"}}); errors++;
}
if(data19.account_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_type"}}); errors++;
}
if(data19.account_owner_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_type"}}); errors++;
}
if(data19.country === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "country"}}); errors++;
}
if(data19.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "currency"}}); errors++;
}
for(const key3 in data19){
if(!(func1.call(schema56.properties.payment_method.properties.bank_account.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data19.account_owner_name !== undefined){
let data20 = data19.account_owner_name;
if(typeof data20 === "string"){
if(data20.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"type",params:{}}); errors++;
}
}
if(data19.routing_number !== undefined){
let data21 = data19.routing_number;
if(typeof data21 === "string"){
if(!pattern39.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"type",params:{}}); errors++;
}
}
if(data19.account_number !== undefined){
let data22 = data19.account_number;
if(typeof data22 === "string"){
if(!pattern40.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"type",params:{}}); errors++;
}
}
if(data19.account_type !== undefined){
let data23 = data19.account_type;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"type",params:{}}); errors++;
}
if(!((data23 === "checking") || (data23 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"enum",params:{allowedValues: schema56.properties.payment_method.properties.bank_account.properties.account_type.enum}}); errors++;
}
}
if(data19.account_owner_type !== undefined){
let data24 = data19.account_owner_type;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"type",params:{}}); errors++;
}
if(!((data24 === "individual") || (data24 === "company"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"enum",params:{allowedValues: schema56.properties.payment_method.properties.bank_account.properties.account_owner_type.enum}}); errors++;
}
}
if(data19.country !== undefined){
let data25 = data19.country;
if(typeof data25 === "string"){
if(!pattern19.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"type",params:{}}); errors++;
}
}
if(data19.currency !== undefined){
let data26 = data19.currency;
if(typeof data26 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"type",params:{}}); errors++;
}
if(!((data26 === "usd") || (data26 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"enum",params:{allowedValues: schema56.properties.payment_method.properties.bank_account.properties.currency.enum}}); errors++;
}
}
if(data19.bank_name !== undefined){
let data27 = data19.bank_name;
if(typeof data27 === "string"){
if(!pattern5.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"type",params:{}}); errors++;
}
}
if(data19.metadata !== undefined){
let data28 = data19.metadata;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(Object.keys(data28).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"type",params:{}}); errors++;
}
}
if(data4.token !== undefined){
let data29 = data4.token;
if(typeof data29 === "string"){
if(data29.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

export const updatePaymentIntent = validate46;
const schema57 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":["string","integer"],"pattern":"^\\d{3,4}$","minimum":100,"maximum":9999},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":["string","integer"],"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$","minimum":10,"maximum":9999999999},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1}},"additionalProperties":false,"$id":"updatePaymentIntent"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePaymentIntent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "amount") || (key0 === "description")) || (key0 === "metadata")) || (key0 === "payment_method"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000}}); errors++;
}
if(data0 <= 50 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50}}); errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.payment_method !== undefined){
let data3 = data.payment_method;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"maxProperties",params:{limit: 1}}); errors++;
}
if(Object.keys(data3).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"minProperties",params:{limit: 1}}); errors++;
}
for(const key1 in data3){
if(!(((key1 === "card") || (key1 === "bank_account")) || (key1 === "token"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data3.card !== undefined){
let data4 = data3.card;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "name"}}); errors++;
}
if(data4.number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "number"}}); errors++;
}
if(data4.month === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "month"}}); errors++;
}
if(data4.year === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "year"}}); errors++;
}
if(data4.address_postal_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "address_postal_code"}}); errors++;
}
for(const key2 in data4){
if(!(func1.call(schema57.properties.payment_method.properties.card.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"type",params:{}}); errors++;
}
}
if(data4.number !== undefined){
if(typeof data4.number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/number",keyword:"type",params:{}}); errors++;
}
}
if(data4.verification !== undefined){
let data7 = data4.verification;
if((typeof data7 !== "string") && (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"type",params:{}}); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data7 < 100 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"minimum",params:{comparison: ">=", limit: 100}}); errors++;
}
}
if(typeof data7 === "string"){
if(!pattern187.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data4.month !== undefined){
let data8 = data4.month;
if((typeof data8 !== "string") && (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"type",params:{}}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 12 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"maximum",params:{comparison: "<=", limit: 12}}); errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
if(typeof data8 === "string"){
if(!pattern63.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data4.year !== undefined){
let data9 = data4.year;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(typeof data9 === "string"){
if(!pattern189.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
var _valid0 = _errs25 === errors;
valid3 = valid3 || _valid0;
const _errs27 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 99}}); errors++;
}
if(data9 < 10 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
var _valid0 = _errs27 === errors;
valid3 = valid3 || _valid0;
const _errs29 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9999 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data9 < 1000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 1000}}); errors++;
}
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"anyOf",params:{}}); errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data4.address_line1 !== undefined){
let data10 = data4.address_line1;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"type",params:{}}); errors++;
}
}
if(data4.address_line2 !== undefined){
let data11 = data4.address_line2;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"type",params:{}}); errors++;
}
}
if(data4.address_city !== undefined){
let data12 = data4.address_city;
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"type",params:{}}); errors++;
}
}
if(data4.address_state !== undefined){
let data13 = data4.address_state;
if(typeof data13 === "string"){
if(!pattern17.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"type",params:{}}); errors++;
}
}
if(data4.address_postal_code !== undefined){
let data14 = data4.address_postal_code;
if((typeof data14 !== "string") && (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"type",params:{}}); errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9999999999 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"maximum",params:{comparison: "<=", limit: 9999999999}}); errors++;
}
if(data14 < 10 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
if(typeof data14 === "string"){
if(!pattern18.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data4.address_country !== undefined){
let data15 = data4.address_country;
if(typeof data15 === "string"){
if(!pattern19.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"type",params:{}}); errors++;
}
}
if(data4.brand !== undefined){
let data16 = data4.brand;
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"type",params:{}}); errors++;
}
}
if(data4.metadata !== undefined){
let data17 = data4.metadata;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"type",params:{}}); errors++;
}
}
if(data3.bank_account !== undefined){
let data18 = data3.bank_account;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.account_owner_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_name"}}); errors++;
}
if(data18.routing_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "routing_number"}}); errors++;
}
if(data18.account_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_number"}}); errors++;
}
if(data18.account_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_type"}}); errors++;
}
if(data18.account_owner_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_type"}}); errors++;
}
if(data18.country === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "country"}}); errors++;
}
if(data18.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "currency"}}); errors++;
}
for(const key3 in data18){
if(!(func1.call(schema57.properties.payment_method.properties.bank_account.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data18.account_owner_name !== undefined){
let data19 = data18.account_owner_name;
if(typeof data19 === "string"){
if(data19.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"type",params:{}}); errors++;
}
}
if(data18.routing_number !== undefined){
let data20 = data18.routing_number;
if(typeof data20 === "string"){
if(!pattern39.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"type",params:{}}); errors++;
}
}
if(data18.account_number !== undefined){
let data21 = data18.account_number;
if(typeof data21 === "string"){
if(!pattern40.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"type",params:{}}); errors++;
}
}
if(data18.account_type !== undefined){
let data22 = data18.account_type;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"type",params:{}}); errors++;
}
if(!((data22 === "checking") || (data22 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"enum",params:{allowedValues: schema57.properties.payment_method.properties.bank_account.properties.account_type.enum}}); errors++;
}
}
if(data18.account_owner_type !== undefined){
let data23 = data18.account_owner_type;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"type",params:{}}); errors++;
}
if(!((data23 === "individual") || (data23 === "company"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"enum",params:{allowedValues: schema57.properties.payment_method.properties.bank_account.properties.account_owner_type.enum}}); errors++;
}
}
if(data18.country !== undefined){
let data24 = data18.country;
if(typeof data24 === "string"){
if(!pattern19.test(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"type",params:{}}); errors++;
}
}
if(data18.currency !== undefined){
let data25 = data18.currency;
if(typeof data25 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"type",params:{}}); errors++;
}
if(!((data25 === "usd") || (data25 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"enum",params:{allowedValues: schema57.properties.payment_method.properties.bank_account.properties.currency.enum}}); errors++;
}
}
if(data18.bank_name !== undefined){
let data26 = data18.bank_name;
if(typeof data26 === "string"){
if(!pattern5.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"type",params:{}}); errors++;
}
}
if(data18.metadata !== undefined){
let data27 = data18.metadata;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"type",params:{}}); errors++;
}
}
if(data3.token !== undefined){
let data28 = data3.token;
if(typeof data28 === "string"){
if(data28.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

export const capturePaymentIntent = validate47;
const schema58 = {"type":"object","properties":{"payment_method":{"type":"object","properties":{"card":{"type":"object","properties":{"name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"number":{"type":"string"},"verification":{"type":["string","integer"],"pattern":"^\\d{3,4}$","minimum":100,"maximum":9999},"month":{"type":["string","integer"],"pattern":"^(0?[1-9]|1[0-2])$","minimum":1,"maximum":12},"year":{"anyOf":[{"type":"string","pattern":"^(\\d{2}|\\d{4})$"},{"type":"integer","minimum":10,"maximum":99},{"type":"integer","minimum":1000,"maximum":9999}]},"address_line1":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_line2":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_city":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"address_state":{"type":"string","pattern":"^[A-Za-z]{2,3}$"},"address_postal_code":{"type":["string","integer"],"pattern":"^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$","minimum":10,"maximum":9999999999},"address_country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"brand":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["name","number","month","year","address_postal_code"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"account_owner_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"routing_number":{"type":"string","pattern":"^\\d{9}$"},"account_number":{"type":"string","pattern":"^\\d{4,17}$"},"account_type":{"type":"string","enum":["checking","savings"]},"account_owner_type":{"type":"string","enum":["individual","company"]},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"currency":{"type":"string","enum":["usd","cad"]},"bank_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["account_owner_name","routing_number","account_number","account_type","account_owner_type","country","currency"],"additionalProperties":false},"token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"minProperties":1,"maxProperties":1}},"additionalProperties":false,"$id":"capturePaymentIntent"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="capturePaymentIntent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "payment_method")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.payment_method !== undefined){
let data0 = data.payment_method;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"maxProperties",params:{limit: 1}}); errors++;
}
if(Object.keys(data0).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"minProperties",params:{limit: 1}}); errors++;
}
for(const key1 in data0){
if(!(((key1 === "card") || (key1 === "bank_account")) || (key1 === "token"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data0.card !== undefined){
let data1 = data0.card;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "name"}}); errors++;
}
if(data1.number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "number"}}); errors++;
}
if(data1.month === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "month"}}); errors++;
}
if(data1.year === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "year"}}); errors++;
}
if(data1.address_postal_code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"required",params:{missingProperty: "address_postal_code"}}); errors++;
}
for(const key2 in data1){
if(!(func1.call(schema58.properties.payment_method.properties.card.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/name",keyword:"type",params:{}}); errors++;
}
}
if(data1.number !== undefined){
if(typeof data1.number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/number",keyword:"type",params:{}}); errors++;
}
}
if(data1.verification !== undefined){
let data4 = data1.verification;
if((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"type",params:{}}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data4 < 100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"minimum",params:{comparison: ">=", limit: 100}}); errors++;
}
}
if(typeof data4 === "string"){
if(!pattern187.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/verification",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data1.month !== undefined){
let data5 = data1.month;
if((typeof data5 !== "string") && (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"type",params:{}}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"maximum",params:{comparison: "<=", limit: 12}}); errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;
}
}
if(typeof data5 === "string"){
if(!pattern63.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/month",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data1.year !== undefined){
let data6 = data1.year;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(typeof data6 === "string"){
if(!pattern189.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 99}}); errors++;
}
if(data6 < 10 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
const _errs22 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"type",params:{}}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"maximum",params:{comparison: "<=", limit: 9999}}); errors++;
}
if(data6 < 1000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"minimum",params:{comparison: ">=", limit: 1000}}); errors++;
}
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/year",keyword:"anyOf",params:{}}); errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data1.address_line1 !== undefined){
let data7 = data1.address_line1;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line1",keyword:"type",params:{}}); errors++;
}
}
if(data1.address_line2 !== undefined){
let data8 = data1.address_line2;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_line2",keyword:"type",params:{}}); errors++;
}
}
if(data1.address_city !== undefined){
let data9 = data1.address_city;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_city",keyword:"type",params:{}}); errors++;
}
}
if(data1.address_state !== undefined){
let data10 = data1.address_state;
if(typeof data10 === "string"){
if(!pattern17.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_state",keyword:"type",params:{}}); errors++;
}
}
if(data1.address_postal_code !== undefined){
let data11 = data1.address_postal_code;
if((typeof data11 !== "string") && (!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11))))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"type",params:{}}); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999999999 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"maximum",params:{comparison: "<=", limit: 9999999999}}); errors++;
}
if(data11 < 10 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"minimum",params:{comparison: ">=", limit: 10}}); errors++;
}
}
if(typeof data11 === "string"){
if(!pattern18.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_postal_code",keyword:"pattern",params:{}}); errors++;
}
}
}
if(data1.address_country !== undefined){
let data12 = data1.address_country;
if(typeof data12 === "string"){
if(!pattern19.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/address_country",keyword:"type",params:{}}); errors++;
}
}
if(data1.brand !== undefined){
let data13 = data1.brand;
if(typeof data13 === "string"){
if(!pattern5.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/brand",keyword:"type",params:{}}); errors++;
}
}
if(data1.metadata !== undefined){
let data14 = data1.metadata;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/card",keyword:"type",params:{}}); errors++;
}
}
if(data0.bank_account !== undefined){
let data15 = data0.bank_account;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.account_owner_name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_name"}}); errors++;
}
if(data15.routing_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "routing_number"}}); errors++;
}
if(data15.account_number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_number"}}); errors++;
}
if(data15.account_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_type"}}); errors++;
}
if(data15.account_owner_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "account_owner_type"}}); errors++;
}
if(data15.country === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "country"}}); errors++;
}
if(data15.currency === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"required",params:{missingProperty: "currency"}}); errors++;
}
for(const key3 in data15){
if(!(func1.call(schema58.properties.payment_method.properties.bank_account.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data15.account_owner_name !== undefined){
let data16 = data15.account_owner_name;
if(typeof data16 === "string"){
if(data16.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_name",keyword:"type",params:{}}); errors++;
}
}
if(data15.routing_number !== undefined){
let data17 = data15.routing_number;
if(typeof data17 === "string"){
if(!pattern39.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/routing_number",keyword:"type",params:{}}); errors++;
}
}
if(data15.account_number !== undefined){
let data18 = data15.account_number;
if(typeof data18 === "string"){
if(!pattern40.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_number",keyword:"type",params:{}}); errors++;
}
}
if(data15.account_type !== undefined){
let data19 = data15.account_type;
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"type",params:{}}); errors++;
}
if(!((data19 === "checking") || (data19 === "savings"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_type",keyword:"enum",params:{allowedValues: schema58.properties.payment_method.properties.bank_account.properties.account_type.enum}}); errors++;
}
}
if(data15.account_owner_type !== undefined){
let data20 = data15.account_owner_type;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"type",params:{}}); errors++;
}
if(!((data20 === "individual") || (data20 === "company"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/account_owner_type",keyword:"enum",params:{allowedValues: schema58.properties.payment_method.properties.bank_account.properties.account_owner_type.enum}}); errors++;
}
}
if(data15.country !== undefined){
let data21 = data15.country;
if(typeof data21 === "string"){
if(!pattern19.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/country",keyword:"type",params:{}}); errors++;
}
}
if(data15.currency !== undefined){
let data22 = data15.currency;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"type",params:{}}); errors++;
}
if(!((data22 === "usd") || (data22 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/currency",keyword:"enum",params:{allowedValues: schema58.properties.payment_method.properties.bank_account.properties.currency.enum}}); errors++;
}
}
if(data15.bank_name !== undefined){
let data23 = data15.bank_name;
if(typeof data23 === "string"){
if(!pattern5.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/bank_name",keyword:"type",params:{}}); errors++;
}
}
if(data15.metadata !== undefined){
let data24 = data15.metadata;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/bank_account",keyword:"type",params:{}}); errors++;
}
}
if(data0.token !== undefined){
let data25 = data0.token;
if(typeof data25 === "string"){
if(data25.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method/token",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

export const cancelPaymentIntent = validate48;
const schema59 = {"type":"object","properties":{},"additionalProperties":false,"$id":"cancelPaymentIntent"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelPaymentIntent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

export const createRefund = validate49;
const schema60 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"reason":{"type":"string","enum":["duplicate","fraudulent","customer_request"]},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"fees":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["processing_fee","platform_fee","application_fee"]},"amount":{"type":"integer","exclusiveMinimum":0}},"required":["type","amount"],"additionalProperties":false},"maxItems":100}},"additionalProperties":false,"$id":"createRefund"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRefund" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "amount") || (key0 === "description")) || (key0 === "reason")) || (key0 === "metadata")) || (key0 === "fees"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{}}); errors++;
}
if(!(((data2 === "duplicate") || (data2 === "fraudulent")) || (data2 === "customer_request"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema60.properties.reason.enum}}); errors++;
}
}
if(data.metadata !== undefined){
let data3 = data.metadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.fees !== undefined){
let data4 = data.fees;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/fees",keyword:"maxItems",params:{limit: 100}}); errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"required",params:{missingProperty: "type"}}); errors++;
}
if(data5.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
for(const key1 in data5){
if(!((key1 === "type") || (key1 === "amount"))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/type",keyword:"type",params:{}}); errors++;
}
if(!(((data6 === "processing_fee") || (data6 === "platform_fee")) || (data6 === "application_fee"))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/type",keyword:"enum",params:{allowedValues: schema60.properties.fees.items.properties.type.enum}}); errors++;
}
}
if(data5.amount !== undefined){
let data7 = data5.amount;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 <= 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fees",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

export const updateRefund = validate50;
const schema61 = {"type":"object","properties":{"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false,"$id":"updateRefund"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRefund" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "metadata")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.metadata !== undefined){
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

export const updateDispute = validate51;
const schema62 = {"type":"object","properties":{"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false,"$id":"updateDispute"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateDispute" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "metadata")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.metadata !== undefined){
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

export const updateDisputeResponse = validate52;
const schema63 = {"type":"object","properties":{"additional_statement":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"cancellation_policy_disclosure":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"cancellation_rebuttal":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_billing_address":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_email_address":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_purchase_ip_address":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"duplicate_charge_explanation":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"duplicate_charge_original_payment_id":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"product_description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"refund_policy_disclosure":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"refund_refusal_explanation":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"service_date":{"type":"string","pattern":"^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$"},"shipping_address":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"shipping_carrier":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"shipping_date":{"type":"string","pattern":"^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$"},"shipping_tracking_number":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"additionalProperties":false,"$id":"updateDisputeResponse"};
const pattern303 = /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateDisputeResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema63.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.additional_statement !== undefined){
let data0 = data.additional_statement;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/additional_statement",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/additional_statement",keyword:"type",params:{}}); errors++;
}
}
if(data.cancellation_policy_disclosure !== undefined){
let data1 = data.cancellation_policy_disclosure;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_policy_disclosure",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_policy_disclosure",keyword:"type",params:{}}); errors++;
}
}
if(data.cancellation_rebuttal !== undefined){
let data2 = data.cancellation_rebuttal;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_rebuttal",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_rebuttal",keyword:"type",params:{}}); errors++;
}
}
if(data.customer_billing_address !== undefined){
let data3 = data.customer_billing_address;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_billing_address",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_billing_address",keyword:"type",params:{}}); errors++;
}
}
if(data.customer_email_address !== undefined){
let data4 = data.customer_email_address;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_email_address",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_email_address",keyword:"type",params:{}}); errors++;
}
}
if(data.customer_name !== undefined){
let data5 = data.customer_name;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_name",keyword:"type",params:{}}); errors++;
}
}
if(data.customer_purchase_ip_address !== undefined){
let data6 = data.customer_purchase_ip_address;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_purchase_ip_address",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_purchase_ip_address",keyword:"type",params:{}}); errors++;
}
}
if(data.duplicate_charge_explanation !== undefined){
let data7 = data.duplicate_charge_explanation;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_explanation",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_explanation",keyword:"type",params:{}}); errors++;
}
}
if(data.duplicate_charge_original_payment_id !== undefined){
let data8 = data.duplicate_charge_original_payment_id;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_original_payment_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_original_payment_id",keyword:"type",params:{}}); errors++;
}
}
if(data.product_description !== undefined){
let data9 = data.product_description;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/product_description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/product_description",keyword:"type",params:{}}); errors++;
}
}
if(data.refund_policy_disclosure !== undefined){
let data10 = data.refund_policy_disclosure;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_policy_disclosure",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refund_policy_disclosure",keyword:"type",params:{}}); errors++;
}
}
if(data.refund_refusal_explanation !== undefined){
let data11 = data.refund_refusal_explanation;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_refusal_explanation",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refund_refusal_explanation",keyword:"type",params:{}}); errors++;
}
}
if(data.service_date !== undefined){
let data12 = data.service_date;
if(typeof data12 === "string"){
if(!pattern303.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/service_date",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_date",keyword:"type",params:{}}); errors++;
}
}
if(data.shipping_address !== undefined){
let data13 = data.shipping_address;
if(typeof data13 === "string"){
if(!pattern5.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_address",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipping_address",keyword:"type",params:{}}); errors++;
}
}
if(data.shipping_carrier !== undefined){
let data14 = data.shipping_carrier;
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_carrier",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipping_carrier",keyword:"type",params:{}}); errors++;
}
}
if(data.shipping_date !== undefined){
let data15 = data.shipping_date;
if(typeof data15 === "string"){
if(!pattern303.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_date",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipping_date",keyword:"type",params:{}}); errors++;
}
}
if(data.shipping_tracking_number !== undefined){
let data16 = data.shipping_tracking_number;
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_tracking_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipping_tracking_number",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

export const submitDisputeResponse = validate53;
const schema64 = {"type":"object","properties":{"forfeit":{"type":"boolean"},"additional_statement":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"cancellation_policy_disclosure":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"cancellation_rebuttal":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_billing_address":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_email_address":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_name":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"customer_purchase_ip_address":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"duplicate_charge_explanation":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"duplicate_charge_original_payment_id":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"product_description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"refund_policy_disclosure":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"refund_refusal_explanation":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"service_date":{"type":"string","pattern":"^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$"},"shipping_address":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"shipping_carrier":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"shipping_date":{"type":"string","pattern":"^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$"},"shipping_tracking_number":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"}},"required":["forfeit"],"additionalProperties":false,"$id":"submitDisputeResponse"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="submitDisputeResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.forfeit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "forfeit"}}); errors++;
}
for(const key0 in data){
if(!(func1.call(schema64.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.forfeit !== undefined){
if(typeof data.forfeit !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/forfeit",keyword:"type",params:{}}); errors++;
}
}
if(data.additional_statement !== undefined){
let data1 = data.additional_statement;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/additional_statement",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/additional_statement",keyword:"type",params:{}}); errors++;
}
}
if(data.cancellation_policy_disclosure !== undefined){
let data2 = data.cancellation_policy_disclosure;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_policy_disclosure",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_policy_disclosure",keyword:"type",params:{}}); errors++;
}
}
if(data.cancellation_rebuttal !== undefined){
let data3 = data.cancellation_rebuttal;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_rebuttal",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cancellation_rebuttal",keyword:"type",params:{}}); errors++;
}
}
if(data.customer_billing_address !== undefined){
let data4 = data.customer_billing_address;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_billing_address",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_billing_address",keyword:"type",params:{}}); errors++;
}
}
if(data.customer_email_address !== undefined){
let data5 = data.customer_email_address;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_email_address",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_email_address",keyword:"type",params:{}}); errors++;
}
}
if(data.customer_name !== undefined){
let data6 = data.customer_name;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_name",keyword:"type",params:{}}); errors++;
}
}
if(data.customer_purchase_ip_address !== undefined){
let data7 = data.customer_purchase_ip_address;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/customer_purchase_ip_address",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/customer_purchase_ip_address",keyword:"type",params:{}}); errors++;
}
}
if(data.duplicate_charge_explanation !== undefined){
let data8 = data.duplicate_charge_explanation;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_explanation",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_explanation",keyword:"type",params:{}}); errors++;
}
}
if(data.duplicate_charge_original_payment_id !== undefined){
let data9 = data.duplicate_charge_original_payment_id;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_original_payment_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/duplicate_charge_original_payment_id",keyword:"type",params:{}}); errors++;
}
}
if(data.product_description !== undefined){
let data10 = data.product_description;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/product_description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/product_description",keyword:"type",params:{}}); errors++;
}
}
if(data.refund_policy_disclosure !== undefined){
let data11 = data.refund_policy_disclosure;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_policy_disclosure",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refund_policy_disclosure",keyword:"type",params:{}}); errors++;
}
}
if(data.refund_refusal_explanation !== undefined){
let data12 = data.refund_refusal_explanation;
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/refund_refusal_explanation",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refund_refusal_explanation",keyword:"type",params:{}}); errors++;
}
}
if(data.service_date !== undefined){
let data13 = data.service_date;
if(typeof data13 === "string"){
if(!pattern303.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/service_date",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_date",keyword:"type",params:{}}); errors++;
}
}
if(data.shipping_address !== undefined){
let data14 = data.shipping_address;
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_address",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipping_address",keyword:"type",params:{}}); errors++;
}
}
if(data.shipping_carrier !== undefined){
let data15 = data.shipping_carrier;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_carrier",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipping_carrier",keyword:"type",params:{}}); errors++;
}
}
if(data.shipping_date !== undefined){
let data16 = data.shipping_date;
if(typeof data16 === "string"){
if(!pattern303.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_date",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipping_date",keyword:"type",params:{}}); errors++;
}
}
if(data.shipping_tracking_number !== undefined){
let data17 = data.shipping_tracking_number;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/shipping_tracking_number",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shipping_tracking_number",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const createDisputeEvidence = validate54;
const schema65 = {"type":"object","properties":{"file_name":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"file_type":{"type":"string","enum":["image/jpeg","image/png","application/pdf","application/zip","application/x-zip-compressed"]},"dispute_evidence_type":{"type":"string","enum":["cancellation_policy","customer_communication","customer_signature","duplicate_charge_documentation","receipt","refund_policy","service_documentation","shipping_documentation","uncategorized_file","activity_log"]},"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["file_name","file_type","dispute_evidence_type"],"additionalProperties":false,"$id":"createDisputeEvidence"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDisputeEvidence" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_name"}}); errors++;
}
if(data.file_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_type"}}); errors++;
}
if(data.dispute_evidence_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dispute_evidence_type"}}); errors++;
}
for(const key0 in data){
if(!(((((key0 === "file_name") || (key0 === "file_type")) || (key0 === "dispute_evidence_type")) || (key0 === "description")) || (key0 === "metadata"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.file_name !== undefined){
let data0 = data.file_name;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/file_name",keyword:"type",params:{}}); errors++;
}
}
if(data.file_type !== undefined){
let data1 = data.file_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/file_type",keyword:"type",params:{}}); errors++;
}
if(!(((((data1 === "image/jpeg") || (data1 === "image/png")) || (data1 === "application/pdf")) || (data1 === "application/zip")) || (data1 === "application/x-zip-compressed"))){
(vErrors ??= []).push({instancePath:instancePath+"/file_type",keyword:"enum",params:{allowedValues: schema65.properties.file_type.enum}}); errors++;
}
}
if(data.dispute_evidence_type !== undefined){
let data2 = data.dispute_evidence_type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/dispute_evidence_type",keyword:"type",params:{}}); errors++;
}
if(!((((((((((data2 === "cancellation_policy") || (data2 === "customer_communication")) || (data2 === "customer_signature")) || (data2 === "duplicate_charge_documentation")) || (data2 === "receipt")) || (data2 === "refund_policy")) || (data2 === "service_documentation")) || (data2 === "shipping_documentation")) || (data2 === "uncategorized_file")) || (data2 === "activity_log"))){
(vErrors ??= []).push({instancePath:instancePath+"/dispute_evidence_type",keyword:"enum",params:{allowedValues: schema65.properties.dispute_evidence_type.enum}}); errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data4 = data.metadata;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

export const createCheckout = validate55;
const schema66 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"description":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"currency":{"type":"string","enum":["usd","cad"]},"origin_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"},"payment_method_group_id":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"statement_descriptor":{"type":"string","minLength":5,"maxLength":22,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"payment":{"type":"object","properties":{"description":{"type":"string","pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"expedited":{"type":"boolean"},"fees":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["processing_fee","platform_fee"]},"amount":{"type":"integer","minimum":0}},"required":["type","amount"],"additionalProperties":false},"maxItems":100}},"additionalProperties":false},"application_fees":{"type":"object","properties":{"card":{"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0}},"required":["amount"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0}},"required":["amount"],"additionalProperties":false}},"additionalProperties":false},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"required":["amount","description"],"additionalProperties":false,"$id":"createCheckout"};
const pattern328 = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?([/?#][^\s\u0000-\u001f\u007f]*)?$/;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"}}); errors++;
}
for(const key0 in data){
if(!(func1.call(schema66.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000}}); errors++;
}
if(data0 <= 50 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50}}); errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{}}); errors++;
}
if(!((data2 === "usd") || (data2 === "cad"))){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"enum",params:{allowedValues: schema66.properties.currency.enum}}); errors++;
}
}
if(data.origin_url !== undefined){
let data3 = data.origin_url;
if(typeof data3 === "string"){
if(!pattern328.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/origin_url",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin_url",keyword:"type",params:{}}); errors++;
}
}
if(data.payment_method_group_id !== undefined){
let data4 = data.payment_method_group_id;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_group_id",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_group_id",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_group_id",keyword:"type",params:{}}); errors++;
}
}
if(data.statement_descriptor !== undefined){
let data5 = data.statement_descriptor;
if(typeof data5 === "string"){
if(data5.length > 22){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"maxLength",params:{limit: 22}}); errors++;
}
if(data5.length < 5){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"minLength",params:{limit: 5}}); errors++;
}
if(!pattern5.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"type",params:{}}); errors++;
}
}
if(data.payment !== undefined){
let data6 = data.payment;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((((key1 === "description") || (key1 === "metadata")) || (key1 === "expedited")) || (key1 === "fees"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data6.description !== undefined){
let data7 = data6.description;
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/payment/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment/description",keyword:"type",params:{}}); errors++;
}
}
if(data6.metadata !== undefined){
let data8 = data6.metadata;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/payment/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data6.expedited !== undefined){
if(typeof data6.expedited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/payment/expedited",keyword:"type",params:{}}); errors++;
}
}
if(data6.fees !== undefined){
let data10 = data6.fees;
if(Array.isArray(data10)){
if(data10.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees",keyword:"maxItems",params:{limit: 100}}); errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees/" + i0,keyword:"required",params:{missingProperty: "type"}}); errors++;
}
if(data11.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees/" + i0,keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
for(const key2 in data11){
if(!((key2 === "type") || (key2 === "amount"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data11.type !== undefined){
let data12 = data11.type;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees/" + i0+"/type",keyword:"type",params:{}}); errors++;
}
if(!((data12 === "processing_fee") || (data12 === "platform_fee"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees/" + i0+"/type",keyword:"enum",params:{allowedValues: schema66.properties.payment.properties.fees.items.properties.type.enum}}); errors++;
}
}
if(data11.amount !== undefined){
let data13 = data11.amount;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees/" + i0+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees/" + i0+"/amount",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment/fees",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"type",params:{}}); errors++;
}
}
if(data.application_fees !== undefined){
let data14 = data.application_fees;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!((key3 === "card") || (key3 === "bank_account"))){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data14.card !== undefined){
let data15 = data14.card;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card",keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
for(const key4 in data15){
if(!(key4 === "amount")){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card",keyword:"additionalProperties",params:{additionalProperty: key4}}); errors++;
}
}
if(data15.amount !== undefined){
let data16 = data15.amount;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 <= 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card",keyword:"type",params:{}}); errors++;
}
}
if(data14.bank_account !== undefined){
let data17 = data14.bank_account;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account",keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
for(const key5 in data17){
if(!(key5 === "amount")){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account",keyword:"additionalProperties",params:{additionalProperty: key5}}); errors++;
}
}
if(data17.amount !== undefined){
let data18 = data17.amount;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 <= 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_fees",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data19 = data.metadata;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

export const updateCheckout = validate56;
const schema67 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":50,"exclusiveMaximum":100000000},"description":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"statement_descriptor":{"type":"string","minLength":5,"maxLength":22,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"metadata":{"type":"object","additionalProperties":true,"maxProperties":500},"application_fees":{"type":"object","properties":{"card":{"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0}},"required":["amount"],"additionalProperties":false},"bank_account":{"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0}},"required":["amount"],"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false,"$id":"updateCheckout"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateCheckout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "amount") || (key0 === "description")) || (key0 === "statement_descriptor")) || (key0 === "metadata")) || (key0 === "application_fees"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 >= 100000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100000000}}); errors++;
}
if(data0 <= 50 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 50}}); errors++;
}
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{}}); errors++;
}
}
if(data.statement_descriptor !== undefined){
let data2 = data.statement_descriptor;
if(typeof data2 === "string"){
if(data2.length > 22){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"maxLength",params:{limit: 22}}); errors++;
}
if(data2.length < 5){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"minLength",params:{limit: 5}}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement_descriptor",keyword:"type",params:{}}); errors++;
}
}
if(data.metadata !== undefined){
let data3 = data.metadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
if(data.application_fees !== undefined){
let data4 = data.application_fees;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!((key1 === "card") || (key1 === "bank_account"))){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees",keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data4.card !== undefined){
let data5 = data4.card;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card",keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
for(const key2 in data5){
if(!(key2 === "amount")){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card",keyword:"additionalProperties",params:{additionalProperty: key2}}); errors++;
}
}
if(data5.amount !== undefined){
let data6 = data5.amount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 <= 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/card",keyword:"type",params:{}}); errors++;
}
}
if(data4.bank_account !== undefined){
let data7 = data4.bank_account;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account",keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
for(const key3 in data7){
if(!(key3 === "amount")){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account",keyword:"additionalProperties",params:{additionalProperty: key3}}); errors++;
}
}
if(data7.amount !== undefined){
let data8 = data7.amount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 <= 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_fees/bank_account",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_fees",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

export const completeCheckout = validate57;
const schema68 = {"type":"object","properties":{"payment_token":{"type":"string","minLength":1,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},"payment_mode":{"type":"string","enum":["ecom","apple_pay"]}},"required":["payment_token"],"additionalProperties":false,"$id":"completeCheckout"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="completeCheckout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_token"}}); errors++;
}
for(const key0 in data){
if(!((key0 === "payment_token") || (key0 === "payment_mode"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.payment_token !== undefined){
let data0 = data.payment_token;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_token",keyword:"minLength",params:{limit: 1}}); errors++;
}
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_token",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_token",keyword:"type",params:{}}); errors++;
}
}
if(data.payment_mode !== undefined){
let data1 = data.payment_mode;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_mode",keyword:"type",params:{}}); errors++;
}
if(!((data1 === "ecom") || (data1 === "apple_pay"))){
(vErrors ??= []).push({instancePath:instancePath+"/payment_mode",keyword:"enum",params:{allowedValues: schema68.properties.payment_mode.enum}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

export const expireCheckout = validate58;
const schema69 = {"type":"object","properties":{},"additionalProperties":false,"$id":"expireCheckout"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="expireCheckout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

export const refundCheckout = validate59;
const schema70 = {"type":"object","properties":{"amount":{"type":"integer","exclusiveMinimum":0},"fees":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string","enum":["processing_fee","platform_fee","application_fee"]},"amount":{"type":"integer","exclusiveMinimum":0}},"required":["type","amount"],"additionalProperties":false},"maxItems":100}},"additionalProperties":false,"$id":"refundCheckout"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="refundCheckout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "fees"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
if(data.fees !== undefined){
let data1 = data.fees;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/fees",keyword:"maxItems",params:{limit: 100}}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"required",params:{missingProperty: "type"}}); errors++;
}
if(data2.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"required",params:{missingProperty: "amount"}}); errors++;
}
for(const key1 in data2){
if(!((key1 === "type") || (key1 === "amount"))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}}); errors++;
}
}
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/type",keyword:"type",params:{}}); errors++;
}
if(!(((data3 === "processing_fee") || (data3 === "platform_fee")) || (data3 === "application_fee"))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/type",keyword:"enum",params:{allowedValues: schema70.properties.fees.items.properties.type.enum}}); errors++;
}
}
if(data2.amount !== undefined){
let data4 = data2.amount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/amount",keyword:"type",params:{}}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0+"/amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fees/" + i0,keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fees",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

export const createCheckoutSession = validate60;
const schema71 = {"type":"object","properties":{"payment_intent_id":{"type":"string"},"after_payment_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"},"back_url":{"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s\\u0000-\\u001f\\u007f]*)?$"}},"required":["payment_intent_id","after_payment_url"],"additionalProperties":false,"$id":"createCheckoutSession"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckoutSession" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_intent_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_intent_id"}}); errors++;
}
if(data.after_payment_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "after_payment_url"}}); errors++;
}
for(const key0 in data){
if(!(((key0 === "payment_intent_id") || (key0 === "after_payment_url")) || (key0 === "back_url"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.payment_intent_id !== undefined){
if(typeof data.payment_intent_id !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payment_intent_id",keyword:"type",params:{}}); errors++;
}
}
if(data.after_payment_url !== undefined){
let data1 = data.after_payment_url;
if(typeof data1 === "string"){
if(!pattern328.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/after_payment_url",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/after_payment_url",keyword:"type",params:{}}); errors++;
}
}
if(data.back_url !== undefined){
let data2 = data.back_url;
if(typeof data2 === "string"){
if(!pattern328.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/back_url",keyword:"pattern",params:{}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/back_url",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

export const updatePayout = validate61;
const schema72 = {"type":"object","properties":{"metadata":{"type":"object","additionalProperties":true,"maxProperties":500}},"additionalProperties":false,"$id":"updatePayout"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updatePayout" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "metadata")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;
}
}
if(data.metadata !== undefined){
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"maxProperties",params:{limit: 500}}); errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",keyword:"type",params:{}}); errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{}}); errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const noBody = (value) => value === undefined;
export const validators = {
  createAccessToken,
  createWebComponentToken,
  createSubAccount,
  listSubAccounts: noBody,
  getSubAccount: noBody,
  getSubAccountSettings: noBody,
  createSellerAccount,
  listSellerAccounts: noBody,
  getSellerAccount: noBody,
  createOnboardingEntry,
  createBusiness,
  listBusinesses: noBody,
  getBusiness: noBody,
  updateBusiness,
  createIdentity,
  listIdentities: noBody,
  getIdentity: noBody,
  updateIdentity,
  createAddress,
  listAddresses: noBody,
  getAddress: noBody,
  updateAddress,
  createBankAccount,
  listBankAccounts: noBody,
  getBankAccount: noBody,
  createDocument,
  listDocuments: noBody,
  getDocument: noBody,
  createTermsAndConditions,
  createProvisioning,
  listActiveFeeConfigurations: noBody,
  listScheduledFeeConfigurations: noBody,
  createFeeConfiguration,
  getActiveFeeConfiguration: noBody,
  listFeeConfigurationHistory: noBody,
  createPaymentMethod,
  listPaymentMethods: noBody,
  getPaymentMethod: noBody,
  updatePaymentMethod,
  clonePaymentMethod,
  createPaymentMethodGroup,
  listPaymentMethodGroups: noBody,
  getPaymentMethodGroup: noBody,
  updatePaymentMethodGroup,
  deletePaymentMethodFromGroup: noBody,
  createPayment,
  listPayments: noBody,
  getPayment: noBody,
  updatePayment,
  capturePayment,
  voidPayment,
  createPaymentIntent,
  listPaymentIntents: noBody,
  getPaymentIntent: noBody,
  updatePaymentIntent,
  capturePaymentIntent,
  cancelPaymentIntent,
  listPaymentIntentPayments: noBody,
  createRefund,
  listRefunds: noBody,
  getRefund: noBody,
  updateRefund,
  listDisputes: noBody,
  getDispute: noBody,
  updateDispute,
  updateDisputeResponse,
  submitDisputeResponse,
  createDisputeEvidence,
  listPaymentBalanceTransactions: noBody,
  createCheckout,
  listCheckouts: noBody,
  getCheckout: noBody,
  updateCheckout,
  completeCheckout,
  expireCheckout,
  refundCheckout,
  createCheckoutSession,
  listBalanceTransactions: noBody,
  getBalanceTransaction: noBody,
  listPayouts: noBody,
  listAccountPayouts: noBody,
  getPayout: noBody,
  updatePayout,
  getPayoutReport: noBody,
  getPayoutAccount: noBody,
  listProceedsPayouts: noBody,
  getProceedsPayout: noBody,
  listPlatformProceedsPayouts: noBody,
  getPlatformProceedsPayout: noBody,
  listAccountPayments: noBody,
  getGrossVolume: noBody,
};
